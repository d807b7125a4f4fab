import { describe, expect, it } from 'vitest';
import { modelStandIn } from '../../../../test/model-stand-in.ts';
import { askModel, type AnswerModel } from './ask-model.ts';
import { openAiModel } from './openai-model.ts';

const ask = { system: 'Facts: {}', question: 'How tall is she?' };
const turn = (model: AnswerModel) => ({
  model,
  ask,
  patience: {
    firstWordsMs: 2e4,
    wholeMs: 2e4,
  },
  onPartial: () => undefined,
  gone: new AbortController().signal,
});

describe('a model', () => {
  it('that does not come to an end is not heard any longer', async () => {
    let heard = 0;
    const endless: AnswerModel = {
      async *stream() {
        for (;;) {
          heard += 1000;
          yield await Promise.resolve('x'.repeat(1000));
        }
      },
    };
    await expect(askModel(turn(endless))).rejects.toThrow('does not come to an end');
    expect(heard).toBeLessThan(20_000);
  });

  it('whose endpoint refuses the key keeps the key out of the words of its failure', async () => {
    const place = await modelStandIn((response) => {
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'Incorrect API key provided: sk-secret' } }));
    });
    try {
      const model = openAiModel({ url: place.url, key: 'sk-secret', model: 'any' });
      await expect(askModel(turn(model))).rejects.toThrow(/^the endpoint answers 401$/);
      expect(place.requested).toHaveLength(1);
    } finally {
      await place.close();
    }
  });
});
