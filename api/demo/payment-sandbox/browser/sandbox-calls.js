// What the pages of the checkout ask of the sandbox.

/** A refusal; `field` names what was typed wrongly, where it was that. */
export class Refused extends Error {
  constructor(error) {
    super(error.description);
    this.field = error.field;
    this.reason = error.reason;
  }
}

const AWAY = 'The test payments do not answer. Check the connection and try again.';

/** Asks below `/v1/checkout`; answers the JSON of the reply or throws a Refused. */
export async function ask(path, body, method = body === undefined ? 'GET' : 'POST') {
  const sent =
    body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(new URL(`..${path}`, import.meta.url), { method, ...sent }).catch(
    () => {
      throw new Refused({ description: AWAY });
    },
  );
  const reply = await response.json();
  if (!response.ok) throw new Refused(reply.error);
  return reply;
}
