const en = {
  breadcrumb: "Breadcrumb",
  notFound: "Not found",
  notFoundHelp: "The link is wrong, or the record no longer exists.",
  loadFailed: "Could not load the page. Try again.",
};

const fa: typeof en = {
  breadcrumb: "مسیر صفحه",
  notFound: "پیدا نشد",
  notFoundHelp: "نشانی درست نیست یا این مورد دیگر وجود ندارد.",
  loadFailed: "صفحه بارگذاری نشد. دوباره تلاش کنید.",
};

export const recordText = { ns: "record", en, fa };
