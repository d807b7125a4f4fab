/**
 * Names of the 27 lunar mansions in their order, the first at index 0 (gunmilan.md, section 2), by language as its
 * panchangs write them. They are shown only: calls and birth names go by the number and the syllable.
 */
export const NAKSHATRA_NAMES = [
  { en: 'Ashwini', mr: 'अश्विनी', hi: 'अश्विनी' },
  { en: 'Bharani', mr: 'भरणी', hi: 'भरणी' },
  { en: 'Krittika', mr: 'कृत्तिका', hi: 'कृत्तिका' },
  { en: 'Rohini', mr: 'रोहिणी', hi: 'रोहिणी' },
  { en: 'Mrigashira', mr: 'मृग', hi: 'मृगशिरा' },
  { en: 'Ardra', mr: 'आर्द्रा', hi: 'आर्द्रा' },
  { en: 'Punarvasu', mr: 'पुनर्वसू', hi: 'पुनर्वसु' },
  { en: 'Pushya', mr: 'पुष्य', hi: 'पुष्य' },
  { en: 'Ashlesha', mr: 'आश्लेषा', hi: 'आश्लेषा' },
  { en: 'Magha', mr: 'मघा', hi: 'मघा' },
  { en: 'Purva Phalguni', mr: 'पूर्वा फाल्गुनी', hi: 'पूर्वा फाल्गुनी' },
  { en: 'Uttara Phalguni', mr: 'उत्तरा फाल्गुनी', hi: 'उत्तरा फाल्गुनी' },
  { en: 'Hasta', mr: 'हस्त', hi: 'हस्त' },
  { en: 'Chitra', mr: 'चित्रा', hi: 'चित्रा' },
  { en: 'Swati', mr: 'स्वाती', hi: 'स्वाति' },
  { en: 'Vishakha', mr: 'विशाखा', hi: 'विशाखा' },
  { en: 'Anuradha', mr: 'अनुराधा', hi: 'अनुराधा' },
  { en: 'Jyeshtha', mr: 'ज्येष्ठा', hi: 'ज्येष्ठा' },
  { en: 'Mula', mr: 'मूळ', hi: 'मूल' },
  { en: 'Purva Ashadha', mr: 'पूर्वाषाढा', hi: 'पूर्वाषाढ़ा' },
  { en: 'Uttara Ashadha', mr: 'उत्तराषाढा', hi: 'उत्तराषाढ़ा' },
  { en: 'Shravana', mr: 'श्रवण', hi: 'श्रवण' },
  { en: 'Dhanishta', mr: 'धनिष्ठा', hi: 'धनिष्ठा' },
  { en: 'Shatabhisha', mr: 'शततारका', hi: 'शतभिषा' },
  { en: 'Purva Bhadrapada', mr: 'पूर्वा भाद्रपदा', hi: 'पूर्वा भाद्रपद' },
  { en: 'Uttara Bhadrapada', mr: 'उत्तरा भाद्रपदा', hi: 'उत्तरा भाद्रपद' },
  { en: 'Revati', mr: 'रेवती', hi: 'रेवती' },
] as const;

/** What a count from nakshatra to nakshatra leaves when nines are taken away (gunmilan.md, 'Tara'). */
export function taraRemainder(count: number): number {
  return count % 9;
}

/** Whether a count from nakshatra to nakshatra is favourable: a remainder of three, five or seven is not. */
export function isFavourableTara(count: number): boolean {
  return ![3, 5, 7].includes(taraRemainder(count));
}
