// Runs before the first paint, so that neither the theme nor the direction flips visibly.
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var root = document.documentElement;
  var wanted = stored("language");
  var lang = wanted === "fa" || wanted === "en" ? wanted : /^fa\b/i.test(navigator.language) ? "fa" : "en";
  root.lang = lang;
  root.dir = lang === "fa" ? "rtl" : "ltr";
  var theme = stored("theme");
  if (theme !== "light" && theme !== "dark")
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.classList.add(theme);
  root.style.colorScheme = theme;
})();
