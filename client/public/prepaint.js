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
  var wanted = stored("language") || new URLSearchParams(location.search).get("lang");
  var lang = wanted === "fa" || wanted === "en" ? wanted : /^fa\b/i.test(navigator.language) ? "fa" : "en";
  root.lang = lang;
  root.dir = lang === "fa" ? "rtl" : "ltr";
  var theme = stored("theme");
  if (theme !== "light" && theme !== "dark")
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.classList.add(theme);
  root.style.colorScheme = theme;
  if (stored("auth_token")) root.classList.add("signed-in");

  // The application starts after the first paint. Each script is its own task; the last one renders.
  function start() {
    document.querySelectorAll("link[rel=modulepreload]").forEach(function (link) {
      var script = document.createElement("script");
      script.type = "module";
      script.async = false;
      script.crossOrigin = "";
      script.src = link.href;
      document.head.append(script);
    });
  }
  function afterFrame(run) {
    requestAnimationFrame(function () {
      setTimeout(run);
    });
  }
  addEventListener("DOMContentLoaded", function () {
    // A hidden page has no frames.
    if (document.hidden) return start();
    afterFrame(function () {
      // The first texts have their font, unless it is late.
      var limit = new Promise(function (resolve) {
        setTimeout(resolve, 100);
      });
      Promise.race([document.fonts.ready, limit]).then(function () {
        afterFrame(start);
      });
    });
  });
})();
