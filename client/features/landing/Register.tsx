import { useState, type FormEvent } from "react";
import { enteredCode } from "../../../domain/codes";
import { foldNationalCode, foldPhone } from "../../../domain/identity";
import { visitorDraft } from "../../../domain/registrations";
import { callPublic } from "../../kit/public/public-call";
import { toLatinDigits } from "../../../domain/text";
import { Girih } from "./art/Sky";
import { Field } from "./Field";
import { useCodeCheck, type CodeCheck } from "./use-code-check";
import type { Events, FestivalEvent } from "./use-events";
import { useFestival } from "./festival";

const EMPTY = { fullName: "", phoneNumber: "", nationalCode: "", lotteryCode: "" };

interface Done {
  code: string;
  isReplayed: boolean;
  message: string;
}

/** The result of a registration for an event. */
interface Result {
  eventId: string;
  done: Done | null;
  problem: string | null;
}

interface Registered {
  message: string | null;
  lottery_code: string;
  replayed: boolean;
}

function useRegistration(eventId: string) {
  const { lang, text } = useFestival();
  const [form, setForm] = useState(EMPTY);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const draft = visitorDraft.safeParse({ ...form, eventId });
  const register = async () => {
    setBusy(true);
    setResult(null);
    const body = {
      event_id: eventId,
      full_name: form.fullName,
      phone_number: form.phoneNumber,
      id_card_number: form.nationalCode,
      lottery_code: form.lotteryCode,
    };
    const response = await callPublic<Registered>("/api/opening-day/register", { lang, body });
    setBusy(false);
    if (!response.ok) return setResult({ eventId, done: null, problem: response.detail ?? text.registerFailed });
    const { lottery_code: code, replayed: isReplayed, message } = response.body;
    setResult({ eventId, done: { code, isReplayed, message: message ?? text.registered }, problem: null });
    setForm(EMPTY);
  };
  const set = (name: keyof typeof EMPTY) => (value: string) => setForm((last) => ({ ...last, [name]: value }));
  // The result of another event does not belong to the selected one.
  const { done = null, problem = null } = result?.eventId === eventId ? result : {};
  return { form, set, isComplete: draft.success, isBusy, done, problem, register };
}

function CheckMessage({ check }: { check: CodeCheck }) {
  const { text } = useFestival();
  const messages = {
    none: "",
    checking: text.checking,
    valid: text.valid,
    invalid: text.invalid,
    failed: check.state === "failed" ? check.message : "",
  };
  return (
    <p className={`check-result ${check.state}`} role="status">
      {messages[check.state]}
    </p>
  );
}

const isPerson = ({ phoneNumber, nationalCode }: typeof EMPTY): boolean =>
  visitorDraft.shape.phoneNumber.safeParse(phoneNumber).success &&
  visitorDraft.shape.nationalCode.safeParse(nationalCode).success;

function RegisterForm({ eventId }: { eventId: string }) {
  const { text } = useFestival();
  const { form, set, isComplete, isBusy, done, problem, register } = useRegistration(eventId);
  const isReady = isPerson(form);
  const { lotteryCode: code, phoneNumber, nationalCode } = form;
  const { check, checkNow } = useCodeCheck({ code, eventId, phoneNumber, nationalCode, isReady });
  const isCode = form.lotteryCode !== "" && enteredCode.safeParse(form.lotteryCode).success;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !isBusy) void register();
  };
  return (
    <form method="post" noValidate onSubmit={send}>
      <Field label={text.person} value={form.fullName} onValue={set("fullName")} autoComplete="name" isLatin={false} />
      <div className="pair">
        <Field
          label={text.phone}
          value={form.phoneNumber}
          onValue={set("phoneNumber")}
          fold={foldPhone}
          inputMode="tel"
          autoComplete="tel-national"
        />
        <Field
          label={text.nationalCode}
          value={form.nationalCode}
          onValue={set("nationalCode")}
          fold={foldNationalCode}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Field
        label={text.code}
        hint={text.codeHint}
        value={form.lotteryCode}
        onValue={set("lotteryCode")}
        fold={toLatinDigits}
        autoComplete="off"
      />
      <CheckMessage check={check} />
      <div className="row">
        {/* A button that becomes disabled loses the focus: while the form is sent, and emptied by a registration. */}
        <button
          className="button gold"
          disabled={!isComplete && !done}
          aria-disabled={isBusy || !isComplete || undefined}
        >
          {isBusy ? text.registering : text.register}
        </button>
        <button
          type="button"
          className="button line"
          disabled={!isReady || !isCode || check.state === "checking"}
          onClick={() => void checkNow()}
        >
          {text.check}
        </button>
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div role="status">
        {done && (
          <p className="done">
            {done.isReplayed ? text.registeredAlready : done.message}
            <br />
            {text.registeredCode}: <bdi dir="ltr">{done.code}</bdi>
          </p>
        )}
      </div>
    </form>
  );
}

function Registration({ list }: { list: readonly FestivalEvent[] }) {
  const { fill, text, when } = useFestival();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const event = list.find((one) => one.event_id === selectedId) ?? list[0];
  if (!event) return <p className="note">{text.noEvents}</p>;
  const [from, to] = [when(event.start_date), when(event.end_date)];
  return (
    <>
      {list.length > 1 ? (
        <div className="field">
          <label htmlFor="event">{text.event}</label>
          <div className="select">
            <select id="event" value={event.event_id} onChange={({ target }) => setSelectedId(target.value)}>
              {list.map(({ event_id: id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
      ) : (
        <p className="event-name">{event.name}</p>
      )}
      <p className="note">{event.is_open ? fill(text.eventWindow, { from, to }) : fill(text.notOpenYet, { from })}</p>
      {event.is_open && <RegisterForm eventId={event.event_id} />}
    </>
  );
}

/** Registers a code for a visitor; hidden while registration is off. */
export function Register({ events, onRetry }: { events: Events; onRetry: () => void }) {
  const { text } = useFestival();
  if (events.state === "off") return null;
  return (
    <section className="band register" id="register" aria-labelledby="register-title">
      <Girih id="girih-register" />
      <div className="inner split">
        <div>
          <h2 id="register-title">{text.registerTitle}</h2>
          <p className="lead">{text.registerLead}</p>
        </div>
        <div className="card register-card">
          {events.state === "loading" && <p className="note">{text.eventsLoading}</p>}
          {events.state === "ready" && <Registration list={events.list} />}
          {events.state === "failed" && (
            <>
              <p className="problem" role="alert">
                {text.eventsFailed}
              </p>
              <button type="button" className="button line" onClick={onRetry}>
                {text.retry}
              </button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
