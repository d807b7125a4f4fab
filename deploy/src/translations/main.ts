import { csvText } from 'shared-contracts/domain/csv-text';
import { ROOT } from '../build/units.ts';
import { listTranslations } from './list-translations.ts';
import { otherTexts } from './other-texts.ts';

// `npm run -s translations > translations.csv`: every text in three languages, for a native speaker's review.
const texts = [...(await listTranslations(ROOT)), ...(await otherTexts(ROOT))];
process.stdout.write(
  csvText([
    ['Unit', 'Namespace', 'Key', 'English', 'Marathi', 'Hindi', 'Doubt'],
    ...texts.map((one) => [
      one.unit,
      one.namespace,
      one.key,
      one.english,
      one.marathi,
      one.hindi,
      one.doubt,
    ]),
  ]),
);
