const en = {
  choose: "Choose a file or drop it here",
  another: "Choose another file or drop it here",
  onlyKinds: "Invalid file type. Please upload {{kinds}}",
  listComma: ", ",
  oneOnly: "Please drop only one file at a time",
  large: "Large file may take time to process",
  size: "{{size}} KB",
};

const fa: typeof en = {
  choose: "فایل را انتخاب کنید یا به اینجا بکشید",
  another: "فایل دیگری را انتخاب کنید یا به اینجا بکشید",
  onlyKinds: "نوع فایل نامعتبر است. لطفاً فایل {{kinds}} بارگذاری کنید",
  listComma: "، ",
  oneOnly: "لطفاً هر بار فقط یک فایل را به اینجا بکشید",
  large: "پردازش فایل بزرگ ممکن است زمان ببرد",
  size: "{{size}} کیلوبایت",
};

export const fileText = { ns: "file", en, fa };
