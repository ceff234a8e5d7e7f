import { useEffect, useRef, useState, type FormEvent } from "react";
import { identityPair } from "../../../domain/customers";
import { foldNationalCode, foldPhone } from "../../../domain/identity";
import { festivalPath } from "../../../domain/public/festival-paths";
import { handOverPair } from "../../kit/public/lookup-handover";
import { personName } from "../../kit/public/person-name";
import { Star } from "../../kit/public/Star";
import { CodeList } from "./CodeList";
import { Field } from "./Field";
import { useStarLookup } from "./use-star-lookup";
import { clubPath, useFestival } from "./festival";

const CODES_SHOWN = 3;

type Lookup = ReturnType<typeof useStarLookup>;

function LookupForm({ lookup }: { lookup: Lookup }) {
  const { text } = useFestival();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (lookup.isAgain) form.current?.querySelector("input")?.focus();
  }, [lookup.isAgain]);
  const [phone, setPhone] = useState("");
  const [nationalCode, setNationalCode] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const pair = identityPair.safeParse({ phone, nationalCode });
  const isWrong = (name: string) => isSubmitted && (pair.error?.issues.some(({ path }) => path[0] === name) ?? false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (pair.success) {
      if (!lookup.isBusy) void lookup.lookUp(pair.data);
      return;
    }
    const field = event.currentTarget.elements.namedItem(String(pair.error.issues[0]?.path[0]));
    if (field instanceof HTMLInputElement) field.focus();
  };
  return (
    <form method="post" noValidate ref={form} onSubmit={send}>
      <p className="lead">{text.lookupLead}</p>
      <Field
        label={text.phone}
        name="phone"
        hint={text.phoneHint}
        error={isWrong("phone") ? text.phoneHint : null}
        value={phone}
        onValue={setPhone}
        fold={foldPhone}
        inputMode="tel"
        autoComplete="tel-national"
      />
      <Field
        label={text.nationalCode}
        name="nationalCode"
        hint={text.nationalCodeHint}
        error={isWrong("nationalCode") ? text.nationalCodeHint : null}
        value={nationalCode}
        onValue={setNationalCode}
        fold={foldNationalCode}
        inputMode="numeric"
        autoComplete="off"
      />
      {/* A disabled button would lose the focus. */}
      <button className="button gold wide" aria-disabled={lookup.isBusy || undefined}>
        {lookup.isBusy ? text.lookingUp : text.lookup}
      </button>
      <p className="problem" role="alert">
        {lookup.problem}
      </p>
    </form>
  );
}

function Results({ found, onAgain }: { found: NonNullable<Lookup["found"]>; onAgain: () => void }) {
  const { fill, lang, number, text } = useFestival();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const name = personName(found.customer);
  const codes = found.lotteryCodes.slice(0, CODES_SHOWN).map(({ code }) => code);
  const more = found.totalCodes - codes.length;
  return (
    <div className="results">
      <p className="hello" ref={heading} tabIndex={-1}>
        {fill(text.hello, { name: name || text.guest })}
      </p>
      <dl className="totals">
        <div>
          <dd>
            <Star />
            {number(Math.max(0, found.totalPoints))}
          </dd>
          <dt>{text.stars}</dt>
        </div>
        <div>
          <dd>{number(found.totalCodes)}</dd>
          <dt>{text.codes}</dt>
        </div>
      </dl>
      {/* A balance below zero is internal; the customer sees 0 and an explanation. */}
      {found.totalPoints < 0 && <p className="note">{text.negativePoints}</p>}
      {codes.length === 0 ? <p className="lead">{text.noCodes}</p> : <CodeList codes={codes} />}
      {more > 0 && <p className="more">{fill(text.moreCodes, { count: number(more) })}</p>}
      <div className="row">
        <button type="button" className="button line" onClick={onAgain}>
          {text.again}
        </button>
        <a
          className="plain"
          href={clubPath("/customer", lang)}
          onClick={(event) => {
            // A new tab does not get the pair, and this one would keep it.
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) handOverPair(found.pair);
          }}
        >
          {text.allCodes}
        </a>
        <a className="plain" href={`${festivalPath("sign-up", lang)}#sign-up`}>
          {text.signUpTitle}
        </a>
      </div>
    </div>
  );
}

/** Stars and codes by phone and national code, without signing in. */
export function LookupCard() {
  const { text } = useFestival();
  const lookup = useStarLookup();
  return (
    <section className="card entry" id="my-stars" aria-labelledby="my-stars-title">
      <h2 id="my-stars-title">{text.lookupTitle}</h2>
      {lookup.found ? <Results found={lookup.found} onAgain={lookup.startOver} /> : <LookupForm lookup={lookup} />}
    </section>
  );
}
