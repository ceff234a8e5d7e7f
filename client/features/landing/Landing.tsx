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
import { text } from "./landing-format";

/** `stars` opens with the look-up, `sign-up` with the countdown card. */
export type Variant = "stars" | "sign-up";

const STARS_ANCHORS: readonly Anchor[] = [
  { id: "stars", label: text.linkStars },
  { id: "prizes", label: text.linkPrizes },
  { id: "faq", label: text.linkFaq },
];
const SIGN_UP_ANCHORS: readonly Anchor[] = [
  { id: "about", label: text.linkAbout },
  { id: "rules", label: text.linkRules },
  { id: "faq", label: text.linkFaq },
  { id: "contact", label: text.linkContact },
];

function About() {
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
  return (
    <section className="band" id="rules" aria-labelledby="rules-title">
      <div className="inner narrow">
        <h2 id="rules-title">{text.rulesTitle}</h2>
        <ol className="rules">
          {text.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Contact() {
  return (
    <section className="band" id="contact" aria-labelledby="contact-title">
      <div className="inner narrow middle">
        <h2 id="contact-title">{text.contactTitle}</h2>
        <p className="lead">{text.contactText}</p>
      </div>
    </section>
  );
}

function StarsPage() {
  const { events, retry } = useEvents();
  return (
    <>
      <Header anchors={STARS_ANCHORS} action={{ id: "my-stars", label: text.linkMyStars }} />
      <main id="content" tabIndex={-1}>
        <Hero>
          <LookupCard />
        </Hero>
        <Stars />
        <Register events={events} onRetry={retry} />
        <Prizes canRegister={events.state !== "off"} />
        <div className="band gather">
          <Girih id="girih-gather" />
          <div className="inner split">
            <Benefits />
            <SignUp events={events} />
          </div>
        </div>
        <Faq />
      </main>
      <Footer links={SIGN_UP_ANCHORS} before="/landing" />
    </>
  );
}

function SignUpPage() {
  const { events, retry } = useEvents();
  return (
    <>
      <Header anchors={SIGN_UP_ANCHORS} action={{ id: "sign-up", label: text.linkSignUp }} />
      <main id="content" tabIndex={-1}>
        <Hero>
          <SignUp events={events} />
        </Hero>
        <About />
        <Benefits />
        <Prizes canRegister={events.state !== "off"} />
        <Register events={events} onRetry={retry} />
        <Rules />
        <Faq />
        <Contact />
      </main>
      <Footer links={STARS_ANCHORS} before="/" />
    </>
  );
}

/** The festival page: public, in Persian, and complete without a script except for its forms. */
export function Landing({ variant }: { variant: Variant }) {
  return (
    <div id="top" className="page">
      <a className="skip" href="#content">
        {text.skip}
      </a>
      {variant === "stars" ? <StarsPage /> : <SignUpPage />}
    </div>
  );
}
