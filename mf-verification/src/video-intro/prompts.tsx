import { useTexts } from 'shared-contracts/host';
import { introTexts } from '../locales/en/video-intro.ts';

const PROMPTS = ['name', 'work', 'family', 'free', 'hope'] as const;

/** What one could talk about. */
export function Prompts() {
  const t = useTexts(introTexts);
  return (
    <section className="vf-prompts" aria-labelledby="vf-prompts">
      <h2 id="vf-prompts" className="vf-prompts__title">
        {t('prompts.title')}
      </h2>
      <ol>
        {PROMPTS.map((prompt) => (
          <li key={prompt}>{t(`prompts.${prompt}`)}</li>
        ))}
      </ol>
    </section>
  );
}
