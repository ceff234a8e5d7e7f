import { amountInWords } from "../../client/kit/form/amount-words";

test.each([
  [900_000, "نهصد هزار"],
  [1_400_600, "یک میلیون و چهارصد هزار و ششصد"],
  [700_800_100, "هفتصد میلیون و هشتصد هزار و صد"],
  [9_100_000, "نه میلیون و صد هزار"],
])("the amount %d is spelled «%s»", (amount, words) => {
  expect(amountInWords(amount, "fa")).toBe(words);
});
