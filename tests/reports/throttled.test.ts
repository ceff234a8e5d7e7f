import { remainingDelay, THROTTLE_MS } from "../../client/kit/charts/use-throttled";

test("a chart keeps what it shows for half a second and then takes the newest", () => {
  expect(remainingDelay(1000, 1000)).toBe(THROTTLE_MS);
  expect(remainingDelay(1000, 1499)).toBe(1);
  expect(remainingDelay(1000, 1500)).toBe(0);
  expect(remainingDelay(-Infinity, 0)).toBe(0);
  expect(THROTTLE_MS).toBe(500);
});
