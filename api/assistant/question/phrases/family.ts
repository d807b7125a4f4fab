import type { Phrasing } from '../../topics.ts';

/** How people ask for the family. */
export const family: readonly Phrasing[] = [
  {
    about: 'family',
    phrases: `family | family background | family details | family members | about family | parents | relatives | household | who home | people at home | in laws | background of family
      | parivar | pariwar | kutumb | khandan | gharche | gharwale | ghar wale | ghar ke log | kiti mansa | kitne log | gharvale | mata pita | maa baap | aai vadil | aai baba | palak
      | कुटुंब | परिवार | घरचे | घरवाले | घर वाले | घर के लोग | किती माणसं | कितने लोग | माता पिता | आई वडील | आई बाबा | पालक | खानदान | कुटुंबीय | कौटुंबिक | पारिवारिक`,
  },
  {
    about: 'father_occupation',
    phrases: `father | dad | daddy | papa | father job | father occupation | father work | what father do | fathers profession | pita | pitaji | pitaa | baap | baba | vadil | wadil | vadilanche | vadilancha | vadilanchi | vadilanna | vadilani | papa kya karte | baba kay kartat
      | वडील | वडिलांचा व्यवसाय | वडिल | बाबा | पिता | पिताजी | पापा | वडिलांची नोकरी | बाप | पिता का पेशा | पिता क्या करते`,
  },
  {
    about: 'mother_occupation',
    phrases: `mother | mom | mum | mummy | mother job | mother occupation | mother work | mother housewife | what mother do | mothers profession | maa | mataji | mata | aai | aaee | mummy kya karti | aai kay karte
      | आई | आईचा व्यवसाय | आईची नोकरी | माँ | मां | माता | माताजी | मम्मी | माँ का पेशा | मां क्या करती`,
  },
  {
    about: 'siblings',
    phrases: `how many siblings | number of siblings | brothers and sisters | how many brothers | how many sisters | elder brother | younger brother | elder sister | younger sister
      | older brother | older sister | big brother | big sister | little brother | little sister | bada bhai | bade bhai | badi behen | badi bahan | chota bhai | chhota bhai | chhote bhai | choti behen | chhoti behen | chhoti bahan
      | motha bhau | mothi bahin | thorla bhau | thorli bahin | dhakta bhau | dhakti bahin | lahan bhau | lahan bahin
      | मोठा भाऊ | मोठी बहीण | थोरला भाऊ | थोरली बहीण | धाकटा भाऊ | धाकटी बहीण | लहान भाऊ | लहान बहीण | बड़ा भाई | बड़े भाई | बड़ी बहन | छोटा भाई | छोटे भाई | छोटी बहन
      | bhai behen | bhai bahan | kitne bhai | kitni behen | bhavand | bhavande | bahin bhau | bhau bahin | kiti bhau | kiti bahini | bhai behan
      | भावंडे | भावंड | भाऊ बहीण | बहीण भाऊ | किती भाऊ | किती बहिणी | भाई बहन | कितने भाई | कितनी बहनें | किती भावंडे`,
  },
  {
    about: 'siblings',
    value: 'any',
    phrases: `siblings | sibling | have siblings | any siblings`,
  },
  {
    about: 'siblings',
    value: 'brother',
    phrases: `brother | brothers | bhai | bhau | भाऊ | भाई`,
  },
  {
    about: 'siblings',
    value: 'sister',
    phrases: `sister | sisters | behen | bahan | behan | bahin | बहीण | बहन | बहिणी | बहनें`,
  },
  // These case endings never ask whether there is a sibling.
  { about: 'siblings', phrases: `bhavache | bhaiyon | भावाचे | भाइयों` },
  {
    about: 'siblings',
    value: 'none',
    phrases: `only child | single child | only son | only daughter | iklauta | iklauti | ektich | ekulta | ekulti | एकुलता | एकुलती | इकलौता | इकलौती`,
  },
  {
    about: 'mamkul',
    phrases: `mamkul | maternal family | mother side | mother family | maternal uncle | mama | mamaji | mamekul | maternal surname | maternal side | mothers maiden name | maiden name | nana nani | nanihal | nanihaal | aajol | ajol | aajolche | mayka | maika | maher
      | मामकुळ | मामेकुळ | आजोळ | मामा | मामाचे गाव | मामाजी | ननिहाल | नाना नानी | आईचे माहेर | माहेर | मायका | मायके`,
  },
  {
    about: 'family_type',
    phrases: `family type | type of family | kind of family | big family | large family | small family | छोटे कुटुंब | लहान कुटुंब | kutumb prakar | कुटुंबाचा प्रकार | कुटुंब पद्धत | परिवार का प्रकार | कुटुंब प्रकार`,
  },
  {
    about: 'family_type',
    value: 'joint',
    phrases: `joint family | joint or nuclear | nuclear or joint | joint family or nuclear | live together joint | ekatra kutumb | sanyukt parivar | samyukt parivar | ekatra | sanyukt
      | एकत्र कुटुंब | संयुक्त परिवार | संयुक्त | एकत्र | संयुक्त कुटुंब`,
  },
  {
    about: 'family_type',
    value: 'nuclear',
    phrases: `nuclear family | vibhakt kutumb | ekal parivar | विभक्त कुटुंब | एकल परिवार | विभक्त`,
  },
  { about: 'family_type', value: 'extended', phrases: `extended family | विस्तारित कुटुंब` },
  {
    about: 'family_values',
    phrases: `family values | values | sanskar | sanskaar | culture | family culture | outlook | family outlook | thinking of family | mindset | soch | vichar | mulye
      | मूल्ये | संस्कार | मूल्य | पारिवारिक मूल्य | कौटुंबिक मूल्ये | विचार | सोच | विचारसरणी`,
  },
  {
    about: 'family_values',
    value: 'traditional',
    phrases: `traditional | traditional family | orthodox | conservative | religious family | paramparik | parampara | पारंपरिक | पारंपारिक | परंपरावादी`,
  },
  {
    about: 'family_values',
    value: 'liberal',
    phrases: `liberal | modern | modern family | broad minded | broadminded | open minded | progressive | khule vichar | adhunik | आधुनिक | पुरोगामी | खुले विचार | उदारमतवादी | उदार`,
  },
  { about: 'family_values', value: 'moderate', phrases: `moderate | मध्यम विचार | balanced values` },
  {
    about: 'family_financial_status',
    phrases: `financial status | family financial | financially | economic status | economic condition | family means | family money | family income | how rich family | rich | poor | middle class | rich family | well off | well to do | wealthy | family status | class family | poor family
      | aarthik sthiti | arthik sthiti | paisa | amir | ameer | shrimant | paristhiti
      | आर्थिक स्थिती | आर्थिक स्थिति | आर्थिक परिस्थिती | आर्थिक | परिस्थिती | श्रीमंत | अमीर | मध्यमवर्गीय`,
  },
];
