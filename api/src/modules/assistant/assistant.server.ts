// What the server is put together from: the calls of assistant, and its jobs and rules (decision 154).
import { ASSISTANT_EVENT, AssistantQuestion } from 'shared-contracts/platform/realtime';
import type { Api } from '../../platform/calls/context.ts';
import { Budget } from '../../platform/counters/budget.ts';
import { answerQuestion } from './answer-question.ts';
import { openAiModel } from './model/openai-model.ts';

/** Time in ms in which so many questions of one member are answered; how many is configuration. */
const ASKING_MS = 60 * 60 * 1000;

/** Answers questions on `bot-{userId}`. */
export function registerAssistant({ topics, parts, noteOpened }: Api): void {
  const { counters, config } = parts;
  const budget = new Budget(counters, {
    name: 'questions-of',
    most: config.questionsAnHour,
    windowMs: ASKING_MS,
    refusal: 'assistant.budget',
  });
  const ofAll = new Budget(counters, {
    name: 'model-questions',
    most: config.modelQuestionsAnHour,
    windowMs: ASKING_MS,
    refusal: 'assistant.budget',
  });
  const model = config.assistant === null ? null : openAiModel(config.assistant);
  topics.on('assistant', ASSISTANT_EVENT, AssistantQuestion, (said) =>
    answerQuestion({ ...parts, noteOpened, budget, ofAll, model }, said.caller, said.payload, {
      onTaken: said.reply,
      onAnswer: (answer) => said.push(ASSISTANT_EVENT, { ...answer }),
      gone: said.gone,
    }),
  );
}
