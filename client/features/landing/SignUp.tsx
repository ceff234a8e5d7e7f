import { useState, type FormEvent } from "react";
import { errorText, isErrorCode } from "../../../domain/errors/client-errors";
import { foldPhone, phone as phoneSchema } from "../../../domain/identity";
import { Field } from "./Field";
import { useCountdown } from "./use-countdown";
import type { Events } from "./use-events";
import { useFestival, type Festival } from "./festival";

function Clock({ events }: { events: Events }) {
  const { digits, text } = useFestival();
  const left = useCountdown(events);
  const parts = [
    { value: left.days, unit: text.days },
    { value: left.hours, unit: text.hours },
    { value: left.minutes, unit: text.minutes },
  ];
  return (
    // No `aria-live`: announcing every minute is noise.
    <div className="countdown" role="timer" aria-live="off">
      <p>{left.until === "end" ? text.untilEnd : text.untilStart}</p>
      <ol>
        {parts.map(({ value, unit }) => (
          <li key={unit}>
            <b>{digits(value)}</b> <span>{unit}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Returns what is wrong with a phone number, or null. */
function phoneError(phone: string, { lang, text }: Festival): string | null {
  if (phone === "") return text.phoneMissing;
  const code = phoneSchema.safeParse(phone).error?.issues[0]?.message;
  return isErrorCode(code) ? errorText(code, lang) : null;
}

/** The sign-up card: a countdown and a phone field. It validates the number and sends nothing. */
export function SignUp({ events }: { events: Events }) {
  const festival = useFestival();
  const { text } = festival;
  const [phone, setPhone] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const message = phoneError(phone, festival);
    setError(message);
    setSubmitted(message === null);
  };
  return (
    <section className="card entry" id="sign-up" aria-labelledby="sign-up-title">
      <h2 id="sign-up-title">{text.signUpTitle}</h2>
      <p className="lead">{text.signUpLead}</p>
      <Clock events={events} />
      <form method="post" noValidate onSubmit={send}>
        <Field
          label={text.phone}
          hint={text.signUpPrivacy}
          error={error}
          value={phone}
          onValue={(value) => {
            setPhone(value);
            setError(null);
          }}
          fold={foldPhone}
          inputMode="tel"
          autoComplete="tel-national"
        />
        <button className="button gold wide">{text.signUp}</button>
        <p className={isSubmitted ? "done" : ""} role="status">
          {isSubmitted && text.signUpThanks}
        </p>
      </form>
    </section>
  );
}
