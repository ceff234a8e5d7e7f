import { useMemo } from "react";
import { festivalPath } from "../../../domain/public/festival-paths";
import type { FestivalProps } from "../../../domain/site/festival-page";
import { Girih } from "./art/Sky";
import { Faq } from "./Faq";
import { Footer } from "./Footer";
import { Header, type Anchor } from "./Header";
import { Hero } from "./Hero";
import { LookupCard } from "./LookupCard";
import { Prizes } from "./Prizes";
import { Register } from "./Register";
import { SignUp } from "./SignUp";
import { Benefits, Stars } from "./Stars";
import { useEvents } from "./use-events";
import { FestivalContext, festivalOf, useFestival, type Festival } from "./festival";

const starsAnchors = ({ text }: Festival): Anchor[] => [
  { id: "stars", label: text.linkStars },
  { id: "prizes", label: text.linkPrizes },
  { id: "faq", label: text.linkFaq },
];
const signUpAnchors = ({ text }: Festival): Anchor[] => [
  { id: "about", label: text.linkAbout },
  { id: "rules", label: text.linkRules },
  { id: "faq", label: text.linkFaq },
  { id: "contact", label: text.linkContact },
];

function About() {
  const { text } = useFestival();
  return (
    <section className="band" id="about" aria-labelledby="about-title">
      <div className="inner narrow middle">
        <h2 id="about-title">{text.aboutTitle}</h2>
        <p className="lead">{text.aboutText}</p>
      </div>
    </section>
  );
}

function Rules() {
  const { content, text } = useFestival();
  return (
    <section className="band" id="rules" aria-labelledby="rules-title">
      <div className="inner narrow">
        <h2 id="rules-title">{text.rulesTitle}</h2>
        <ol className="rules">
          {content.rules.map((rule, index) => (
            <li key={index}>{rule}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Contact() {
  const { content, text } = useFestival();
  const details = (["place", "hours", "contact"] as const).filter((name) => content[name] !== "");
  return (
    <section className="band" id="contact" aria-labelledby="contact-title">
      <div className="inner narrow middle">
        <h2 id="contact-title">{text.contactTitle}</h2>
        <p className="lead">{text.contactText}</p>
        {details.length > 0 && (
          <dl className="details">
            {details.map((name) => (
              <div key={name}>
                <dt>{text.details[name]}</dt>
                <dd>{content[name]}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

/** Leads to the registration of a code, so that the page with the look-up has one form. */
function ToRegistration({ href }: { href: string }) {
  const { text } = useFestival();
  return (
    <section className="card entry" aria-labelledby="to-register-title">
      <h2 id="to-register-title">{text.registerTitle}</h2>
      <p className="lead">{text.registerLead}</p>
      <a className="button gold wide" href={href}>
        {text.toRegister}
      </a>
    </section>
  );
}

function StarsPage() {
  const festival = useFestival();
  const { lang, text } = festival;
  const { events } = useEvents();
  const registration = events.state === "off" ? null : `${festivalPath("sign-up", lang)}#register`;
  return (
    <>
      <Header variant="stars" anchors={starsAnchors(festival)} action={{ id: "my-stars", label: text.linkMyStars }} />
      <main id="content" tabIndex={-1}>
        <Hero>
          <LookupCard />
        </Hero>
        <Stars />
        <Prizes registration={registration} />
        <div className="band gather">
          <Girih id="girih-gather" />
          <div className="inner split">
            <Benefits />
            {registration && <ToRegistration href={registration} />}
          </div>
        </div>
        <Faq />
      </main>
      <Footer links={signUpAnchors(festival)} linked="sign-up" />
    </>
  );
}

function SignUpPage() {
  const festival = useFestival();
  const { text } = festival;
  const { events, retry } = useEvents();
  return (
    <>
      <Header variant="sign-up" anchors={signUpAnchors(festival)} action={{ id: "sign-up", label: text.linkSignUp }} />
      <main id="content" tabIndex={-1}>
        <Hero>
          <SignUp events={events} />
        </Hero>
        <About />
        <Benefits />
        <Prizes registration={events.state === "off" ? null : "#register"} />
        <Register events={events} onRetry={retry} />
        <Rules />
        <Faq />
        <Contact />
      </main>
      <Footer links={starsAnchors(festival)} linked="stars" />
    </>
  );
}

/** A festival page: public, and complete without a script except for its forms. */
export function Landing({ variant, lang, content }: FestivalProps) {
  const festival = useMemo(() => festivalOf({ lang, content }), [lang, content]);
  return (
    <FestivalContext value={festival}>
      <div id="top" className="page">
        <a className="skip" href="#content">
          {festival.text.skip}
        </a>
        {variant === "stars" ? <StarsPage /> : <SignUpPage />}
      </div>
    </FestivalContext>
  );
}
