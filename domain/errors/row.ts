/** One error: its HTTP status and its text in both languages. `{name}` is replaced by the error's values. */
export interface ErrorRow {
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 414 | 415 | 422 | 429 | 500 | 503;
  en: string;
  fa: string;
}
