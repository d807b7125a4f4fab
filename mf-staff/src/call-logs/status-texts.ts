export { statusTexts } from '../call-status/status-texts.ts';
