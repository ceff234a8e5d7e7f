const en = {
  withdraw: "Withdraw the request",
  withdrawn: "The request is withdrawn",
  withdrawFailed: "Could not withdraw the request. Try again.",
};

const fa: typeof en = {
  withdraw: "پس گرفتن درخواست",
  withdrawn: "درخواست پس گرفته شد",
  withdrawFailed: "درخواست پس گرفته نشد. دوباره تلاش کنید.",
};

/** Labels of a request that waits for a second person. */
export const drawRequestText = { ns: "draw-request", en, fa };
