import { prizeAt } from "../../../domain/draws/prizes";
import { nameIn, pictureUrl, type PublicDraw, type PublicPrize, type PublicResult } from "./public-draw";
import type { PageText } from "./page-text";

/** The initials, the masked phone and the code of a result. */
export function Person({ result, text: { t } }: { result: PublicResult; text: PageText }) {
  const { public_name: name, masked_phone: phone, code } = result;
  return (
    <div className="person">
      <b>
        <bdi>{name}</bdi>
      </b>
      {phone !== null && <bdi dir="ltr">{phone}</bdi>}
      <span className="code">
        <span className="hidden">{t.code}</span> <bdi dir="ltr">{code}</bdi>
      </span>
    </div>
  );
}

/** The name of a prize with its quantity and its value if it has one. */
export function PrizeName({ prize, text }: { prize: PublicPrize; text: PageText }) {
  const { t, fill, number, lang } = text;
  const { quantity, value_toman: value } = prize;
  return (
    <>
      {quantity > 1 && <span className="times">{fill(t.quantity, { count: number(quantity) })} </span>}
      <bdi>{nameIn(prize, lang)}</bdi>{" "}
      {value > 0 && <span className="worth">{fill(quantity > 1 ? t.each : t.value, { value: number(value) })}</span>}
    </>
  );
}

/** The picture of a prize; its name is beside it. */
function Picture({ url }: { url: string | null }) {
  return url === null ? null : <img className="picture" src={url} alt="" width="96" height="96" loading="lazy" />;
}

const isWinner = ({ status }: PublicResult): boolean => status === "winner";

function WinnersOf({ results, text }: { results: readonly PublicResult[]; text: PageText }) {
  const { t } = text;
  if (results.length === 0) return <p className="note">{t.noWinner}</p>;
  return (
    <ul className="people">
      {results.map((result) => (
        <li key={result.place}>
          <Person result={result} text={text} />
          {result.kind === "reserve" && <span className="note">{t.promoted}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The prizes in the order in which they are drawn; after the draw each with its winners. */
export function PrizeList({ draw, text }: { draw: PublicDraw; text: PageText }) {
  const { prizes, results } = draw;
  const winners = results.filter(isWinner);
  return (
    <ol className="prizes">
      {prizes.map((prize) => (
        <li key={prize.position}>
          <Picture url={pictureUrl(draw, prize)} />
          <h3>
            <PrizeName prize={prize} text={text} />
          </h3>
          {results.length > 0 && (
            <WinnersOf
              results={winners.filter(({ prize_number: number }) => prizeAt(prizes, number) === prize)}
              text={text}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
