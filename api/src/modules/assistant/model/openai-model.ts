import type OpenAI from 'openai';
import type { AnswerModel } from './ask-model.ts';

/** An OpenAI-compatible endpoint and its model. */
export interface ModelPlace {
  /** Base address up to and with `/v1`. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
}

/** Longest answer in tokens. */
const MOST_TOKENS = 500;

/** A model behind an OpenAI-compatible endpoint; its client is loaded with the first question. */
export function openAiModel({ url, key, model }: ModelPlace): AnswerModel {
  let client: Promise<OpenAI> | null = null;
  const load = async () => {
    const { default: Client } = await import('openai');
    return new Client({ baseURL: url, apiKey: key, maxRetries: 0, logLevel: 'off' });
  };
  return {
    async *stream({ system, question }, signal) {
      client ??= load();
      try {
        const chunks = await (
          await client
        ).chat.completions.create(
          {
            model,
            stream: true,
            temperature: 0.2,
            max_tokens: MOST_TOKENS,
            messages: [
              { role: 'system', content: system },
              { role: 'user', content: question },
            ],
          },
          { signal },
        );
        for await (const { choices } of chunks) {
          const [choice] = choices;
          if (choice?.delta.refusal || choice?.finish_reason === 'content_filter')
            throw new Error('the model refuses');
          if (choice?.finish_reason === 'length') throw new Error('the answer was cut');
          if (choice?.delta.content) yield choice.delta.content;
        }
      } catch (error) {
        // What an endpoint says of a key that it does not take may quote the key.
        if (!(error instanceof Error) || !('status' in error)) throw error;
        throw new Error(`the endpoint answers ${String(error.status ?? 'nothing')}`);
      }
    },
  };
}
