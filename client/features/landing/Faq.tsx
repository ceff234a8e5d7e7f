import { useState } from "react";
import { drawsPath, useFestival } from "./festival";

/** The questions; one is open at a time. */
export function Faq() {
  const { content, lang, text } = useFestival();
  const [open, setOpen] = useState<number | null>(0);
  return (
    <section className="band" id="faq" aria-labelledby="faq-title">
      <div className="inner narrow">
        <h2 id="faq-title">{text.faqTitle}</h2>
        <div className="faq">
          {content.faq.map(({ question, reply }, index) => {
            const isOpen = open === index;
            return (
              <div key={index} className="question">
                <h3>
                  <button
                    type="button"
                    id={`question-${index}`}
                    aria-expanded={isOpen}
                    aria-controls={`faq-reply-${index}`}
                    onClick={() => setOpen(isOpen ? null : index)}
                  >
                    {question}
                    <svg viewBox="0 0 16 16" aria-hidden="true">
                      <path d="M2 5l6 6 6-6" />
                    </svg>
                  </button>
                </h3>
                <div
                  id={`faq-reply-${index}`}
                  className="faq-reply"
                  role="region"
                  aria-labelledby={`question-${index}`}
                  hidden={!isOpen}
                >
                  <p>{reply}</p>
                </div>
              </div>
            );
          })}
        </div>
        <p className="after">
          <a className="plain" href={drawsPath(lang)}>
            {text.drawsOfClub}
          </a>
        </p>
      </div>
    </section>
  );
}
