import { axisOf } from "../../client/kit/charts/axis";

test("an axis has round ticks in one unit", () => {
  const axis = axisOf([0, 2_100_000_000], "fa");
  expect(axis.ticks.map(axis.write)).toEqual(
    ["۰", "۰٫۵ میلیارد", "۱ میلیارد", "۱٫۵ میلیارد", "۲ میلیارد", "۲٫۵ میلیارد"].map((tick) =>
      tick.replace(" ", "\u00a0"),
    ),
  );
  const small = axisOf([3, 4], "en");
  expect(small.ticks.map(small.write)).toEqual(["0", "1", "2", "3", "4"]);
  const signed = axisOf([-40_000, 900_000], "en");
  expect(signed.ticks.map(signed.write)).toEqual(["-200K", "0", "200K", "400K", "600K", "800K", "1,000K"]);
});
