const en = {
  noData: "No data in this period",
  sentence: "{{caption}}: lowest {{low}} ({{lowAt}}), highest {{high}} ({{highAt}}).",
  change: "Change from the previous point",
  soFar: "(so far)",
};

const fa: typeof en = {
  noData: "در این بازه داده‌ای وجود ندارد",
  sentence: "{{caption}}: کمترین {{low}} ({{lowAt}})، بیشترین {{high}} ({{highAt}}).",
  change: "تغییر نسبت به قبلی",
  soFar: "(تا این لحظه)",
};

export const chartText = { ns: "chart", en, fa };
