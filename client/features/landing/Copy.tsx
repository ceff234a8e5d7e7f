import { useEffect, useState } from "react";
import { copyText } from "../../kit/feedback/copy";
import { fill, text } from "./landing-format";

const SHOWN_MS = 2000;

/** Codes, each with a copy button; the result of a copy is shown for 2 s. */
export function CodeList({ codes }: { codes: readonly string[] }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (said === "") return;
    const timer = setTimeout(() => setSaid(""), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (code: string) => setSaid((await copyText(code)) ? text.copied : text.copyFailed);
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
      <p className={said ? "toast shown" : "toast"} role="status">
        {said}
      </p>
    </>
  );
}
