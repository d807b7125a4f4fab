import { pastimesMarathi } from './leisure.ts';
import type { Random } from './random.ts';
import type { SeedGender } from './seed-types.ts';

const openings: Record<SeedGender, readonly string[]> = {
  female: [
    'मी शांत स्वभावाची आणि मनमिळाऊ आहे.',
    'घर, नोकरी आणि छंद यांचा समतोल साधायला मला आवडते.',
    'मी मोजके बोलते, पण मनापासून बोलते.',
    'लहानपणापासून वाचनाची आणि गाण्याची आवड आहे.',
    'साधेपणा आणि स्पष्टपणा हे माझ्या स्वभावाचे दोन गुण आहेत.',
  ],
  male: [
    'मी शांत स्वभावाचा आणि जबाबदार आहे.',
    'घरच्यांसोबत वेळ घालवणे मला सर्वांत जास्त आवडते.',
    'मी मोजके बोलतो, पण दिलेला शब्द पाळतो.',
    'कष्टाने उभे राहिलेले आमचे कुटुंब हाच माझा अभिमान आहे.',
    'नोकरीसोबत शेतीची आवडही जपली आहे.',
  ],
};
const families = [
  'आमचे कुटुंब सुशिक्षित आणि संस्कारी आहे.',
  'आई-वडिलांनी आम्हा भावंडांना स्वतःच्या पायावर उभे राहायला शिकवले.',
  'सणवार आम्ही सर्वजण एकत्र येऊन साजरे करतो.',
  'घरात तीन पिढ्या आनंदाने एकत्र राहतात.',
];
const closings = [
  'आधी दोन्ही कुटुंबांनी बोलावे, मग आम्ही भेटू, असे वाटते.',
  'समजून घेणारा जोडीदार मिळावा, एवढीच अपेक्षा.',
  'अधिक माहितीसाठी मोकळेपणाने विचारा.',
];
const hopes: Record<SeedGender, readonly string[]> = {
  female: [
    'सुशिक्षित, निर्व्यसनी आणि समंजस जोडीदार हवा.',
    'लग्नानंतरही नोकरी करू देणारे कुटुंब असावे.',
    'एकमेकांच्या आई-वडिलांचा समान आदर करणारा असावा.',
    'पुणे, मुंबई किंवा नाशिक येथे स्थायिक असल्यास प्राधान्य.',
  ],
  male: [
    'सुशिक्षित, समजूतदार आणि घरात रमणारी जोडीदार हवी.',
    'नोकरी करायची की नाही, हा निर्णय पूर्णपणे तिचा असेल.',
    'एकमेकांच्या आई-वडिलांचा समान आदर असावा.',
    'साधे राहणीमान आणि मोकळा स्वभाव महत्त्वाचा वाटतो.',
  ],
};

/** A self-description in Marathi of three to four sentences. */
export function writeAboutMarathi(random: Random, gender: SeedGender): string {
  const [first, second] = random.sample(pastimesMarathi, 2);
  return [
    random.pick(openings[gender]),
    random.pick(families),
    `मोकळ्या वेळात ${first} आणि ${second} यांत मन रमते.`,
    ...(random.chance(0.5) ? [random.pick(closings)] : []),
  ].join(' ');
}

/** What is hoped of the other side, in Marathi, two to three sentences. */
export function writeExpectationMarathi(random: Random, gender: SeedGender): string {
  return random.sample(hopes[gender], random.int(2, 3)).join(' ');
}
