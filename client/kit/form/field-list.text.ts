const en = {
  moveUp: "Move up: {{item}}",
  moveDown: "Move down: {{item}}",
  remove: "Remove: {{item}}",
  none: "None yet",
};

const fa: typeof en = {
  moveUp: "انتقال به بالا: {{item}}",
  moveDown: "انتقال به پایین: {{item}}",
  remove: "حذف: {{item}}",
  none: "هنوز موردی اضافه نشده است",
};

export const fieldListText = { ns: "field-list", en, fa };
