// Sends a file to an import of the product and waits for its end.
const POLL_MS = 50;

/** An import over REST, from the first byte that is sent to the finished job. */
export async function importFile({ url }, token, { type, name, content, query = "" }) {
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  form.append("file", new Blob([content]), name);
  const response = await fetch(`${url}/api/import/${type}${query}`, { method: "POST", body: form, headers });
  let body = await response.json();
  for (let pending = response.status === 202; pending; pending = body.data.is_pending) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    body = await (await fetch(`${url}/api/import/jobs/${body.job_id}`, { headers })).json();
  }
  if (!body.summary || body.summary.failed > 0) throw new Error(JSON.stringify(body).slice(0, 500));
}
