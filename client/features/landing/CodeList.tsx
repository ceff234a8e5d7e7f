import { useEffect, useState } from "react";
import { copyText } from "../../kit/public/copy";
import { useFestival } from "./festival";

const SHOWN_MS = 2000;

/** Codes, each with a copy button; the result of a copy is shown for 2 s. */
export function CodeList({ codes }: { codes: readonly string[] }) {
  const { fill, text } = useFestival();
  const [message, setMessage] = useState("");
  useEffect(() => {
    if (message === "") return;
    const timer = setTimeout(() => setMessage(""), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = async (code: string) => setMessage((await copyText(code)) ? text.copied : text.copyFailed);
  return (
    <>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
            <button type="button" aria-label={fill(text.copyCode, { code })} onClick={() => void copy(code)}>
              {text.copy}
            </button>
          </li>
        ))}
      </ul>
      <p className={message ? "toast shown" : "toast"} role="status">
        {message}
      </p>
    </>
  );
}
