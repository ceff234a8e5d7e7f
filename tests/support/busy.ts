const MOST_TRIES = 50;

/** Asks again while the product says that it is busy, as its clients do: a 503 promises that nothing was done. */
export async function insisting<Answer extends { status: number }>(call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await call();
    if (answer.status !== 503 || attempt >= MOST_TRIES) return answer;
  }
}

/** Makes many calls at one moment, each of them insisting. */
export const together = <Answer extends { status: number }>(
  count: number,
  call: (index: number) => Promise<Answer>,
): Promise<Answer[]> => Promise.all(Array.from({ length: count }, (_, index) => insisting(() => call(index))));
