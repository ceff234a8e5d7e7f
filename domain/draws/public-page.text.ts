/** Title and description of the public pages: in the head that the server writes, and in the page. */
export const PUBLIC_PAGE_TEXT = {
  en: {
    site: "Rain of Stars Festival",
    title: "{name} · {site}",
    list: "Draws",
    listDescription:
      "Announced and past draws of the customer club: dates, prizes, winners, and the files with which anyone can verify the results.",
    draw: "{state}. Draw time: {time}. Prizes, rules, winners, and the files with which anyone can verify the result.",
    stage: "{name} on stage",
    notFound: "Draw not found",
    notFoundDescription: "The link is wrong, or this draw does not exist.",
    image: "The night sky of the Rain of Stars Festival",
  },
  fa: {
    site: "جشنوارهٔ ستاره‌باران",
    title: "{name} · {site}",
    list: "قرعه‌کشی‌ها",
    listDescription:
      "قرعه‌کشی‌های اعلام‌شده و برگزارشدهٔ باشگاه مشتریان: زمان‌ها، جایزه‌ها، برندگان و فایل‌هایی که هر کسی با آن‌ها می‌تواند درستی نتیجه را بررسی کند.",
    draw: "{state}. زمان قرعه‌کشی: {time}. جایزه‌ها، قوانین، برندگان و فایل‌هایی که هر کسی با آن‌ها می‌تواند درستی نتیجه را بررسی کند.",
    stage: "{name} روی صحنه",
    notFound: "قرعه‌کشی پیدا نشد",
    notFoundDescription: "نشانی درست نیست یا چنین قرعه‌کشی‌ای وجود ندارد.",
    image: "آسمان شب جشنوارهٔ ستاره‌باران",
  },
};
