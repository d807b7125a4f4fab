import type { Phrasing } from '../../topics.ts';

/** How people ask for what a biodata begins with. */
export const personal: readonly Phrasing[] = [
  {
    about: 'summary',
    phrases: `about | introduce | introduction | summary | summarise | summarize | overview | describe | brief | everything know | describe in short | biodata summary | bare | baddal sang | baddal mahiti | mahiti | jankari | parichay | thodkyat | sankshep | माहिती | थोडक्यात | परिचय | ओळख | जानकारी | बारे | संक्षेप | ओळख करून द्या`,
  },
  {
    about: 'name',
    phrases: `name | full name | surname | last name | family name | first name | called | naam | nav | naav | adnav | aadnav | upnaam | नाव | नांव | आडनाव | नाम | पूरा नाम | पूर्ण नाव | उपनाम | सरनेम | कुलनाम`,
  },
  {
    about: 'gender',
    phrases: `gender | boy or girl | man or woman | bride or groom | लिंग | वधू वर`,
  },
  {
    about: 'age',
    phrases: `age | how old | how many years old | years old | umar | umr | vay | vaya | kitne saal | kitni umar | kiti varshacha | kiti varshachi | kitne sal
      | वय | उम्र | आयु | कितने साल | कितने वर्ष | किती वर्षांची | किती वर्षांचा | वयाची | उमर`,
  },
  {
    about: 'birthdate',
    phrases: `birthdate | date of birth | birth date | birthday | dob | when born | born | born on | year of birth | birth year | janm tarikh | janmtarikh | janmadin | janma kadhi | janam | janm kab | vadhdivas | kab paida
      | जन्मतारीख | जन्म तारीख | जन्मदिन | जन्मदिनांक | जन्मतिथि | जन्म तिथि | जन्म कधी | जन्म कब | वाढदिवस | जन्म`,
  },
  {
    about: 'height',
    phrases: `height | how tall | tall | how high | feet | lambai | kitni lambi | kitna lamba | unchi | uchai | unchai | oonchi | kiti unch | qad | kad
      | उंची | ऊंचाई | ऊँचाई | लंबाई | किती उंच | कितनी लंबी | कितना लंबा | कद | उंच`,
  },
  {
    about: 'maritial_status',
    phrases: `marital status | marriage status | lagna | vivah | shaadi | vaivahik sthiti | लग्न | विवाह | शादी | वैवाहिक स्थिती | वैवाहिक स्थिति | वैवाहिक`,
  },
  {
    about: 'maritial_status',
    value: 'never_married',
    phrases: `single | unmarried | never married | first marriage | bachelor | spinster | avivahit | kunwari | kunwara | kuvari | pehli shaadi | pehla vivah | pahile lagna | pahila vivah
      | अविवाहित | कुंवारी | कुंवारा | पहली शादी | पहला विवाह | पहिले लग्न | पहिलेच लग्न | पहिला विवाह`,
  },
  {
    about: 'maritial_status',
    value: 'divorced',
    phrases: `divorced | divorce | divorcee | separated | talaq | talaqshuda | ghatsphot | ghatasfot | ghatasphotit | तलाक | तलाकशुदा | घटस्फोट | घटस्फोटित`,
  },
  {
    about: 'maritial_status',
    value: 'widowed',
    phrases: `widow | widower | widowed | vidhwa | vidhva | vidhur | विधवा | विधुर`,
  },
  {
    about: 'maritial_status',
    value: 'married_now',
    phrases: `married | already married | still married | shadishuda | shaadi shuda | vivahit | शादीशुदा | विवाहित`,
  },
  {
    about: 'maritial_status',
    value: 'married',
    phrases: `married before | married earlier | earlier marriage | adhi lagna | previous marriage | second marriage | remarriage | lagna jhale | lagna zale | lagna zalay | lagna zala | lagna jhala | shaadi ho chuki | shadi hui | pehle shaadi | dusri shaadi | लग्न झाले | लग्न झालं | लग्न झालेले | शादी हो चुकी | शादी हुई | पहले शादी हो चुकी | पहले शादी हुई | पहले से शादीशुदा | दुसरे लग्न | दूसरी शादी`,
  },
  {
    about: 'mother_tongue',
    phrases: `mother tongue | native language | first language | language spoken home | language | languages | which language speak | matrubhasha | matribhasha | bhasha | boli
      | मातृभाषा | भाषा | कोणती भाषा | कौन सी भाषा`,
  },
  {
    about: 'mother_tongue',
    value: 'contains',
    phrases: `marathi | hindi | konkani | gujarati | kannada | telugu | tamil | bengali | speak marathi | speak hindi | speak english | मराठी | हिंदी | हिन्दी | कोंकणी | कोकणी`,
  },
  {
    about: 'current_city',
    phrases: `city | current city | town | live | lives | living | where live | where living | where stay | stay | stays | staying | reside | resides | residence | located | location | place | based | based in | where from | hometown | home town | settled | native place | where now
      | shahar | shehar | kahan rehti | kahan rehta | kahan rahti | kahan rahta | kahan se | rehti | rehta | rahti | rahta | kuthe rahte | kuthe rahto | kuthe rahtat | rahto | rahte | rahtat | rahayla | rahaila | kuthli | kuthla | kuthe rahate | gaav | gaon | niwas | kitni door | kitna door | kitni dur | kitna dur
      | शहर | कुठे राहते | कुठे राहतो | कुठे राहतात | कुठली | कुठला | कहाँ रहती | कहाँ रहता | कहाँ रहते | कहां रहती | कहां रहता | कहाँ से | कहां से | कितनी दूर | कितना दूर | राहायला | रहायला | राहते | राहतो | राहतात | रहती | रहता | रहते | गाव | निवास | ठिकाण | वास्तव्य | राहण्याचे ठिकाण`,
  },
  {
    about: 'current_city',
    value: 'contains',
    phrases: `live pune | live mumbai | pune | mumbai | nashik | nagpur | thane | kolhapur | satara | sangli | solapur | aurangabad | chhatrapati sambhajinagar | ahmednagar | jalgaon | latur | nanded | amravati | ratnagiri | bengaluru | bangalore | hyderabad | delhi | chennai | goa | kolkata | ahmedabad | surat | indore | abroad | usa | america | london | dubai | singapore | foreign | overseas | outside india | nri | videsh | pardesh | village | rural
      | पुणे | पुण्यात | मुंबई | मुंबईत | नाशिक | नागपूर | ठाणे | कोल्हापूर | सातारा | सांगली | सोलापूर | दिल्ली | बेंगळुरू | परदेशात | परदेश | विदेश | एनआरआई`,
  },
  {
    about: 'bloodgroup',
    phrases: `blood group | blood type | bloodgroup | blood | rakt gat | raktagat | rakta gat | khoon | khoon ka group | रक्तगट | रक्त गट | रक्त समूह | ब्लड ग्रुप | ब्लड ग्रूप | रक्त`,
  },
  {
    about: 'bloodgroup',
    value: 'contains',
    phrases: `positive blood | negative blood | o positive | o negative | a positive | b positive | ab positive | b negative | a negative`,
  },
  {
    about: 'aboutme',
    phrases: `own words | about herself | about himself | about self | herself | himself | says about herself | wrote about | written about | nature | personality | kind of person | what kind of person | character | temperament | what type of person | swabhav | swabhaav | subhav | subhaav | svabhav | स्वभाव | व्यक्तिमत्त्व | व्यक्तित्व | स्वतःबद्दल | स्वत बद्दल | खुद के बारे | अपने बारे`,
  },
  {
    about: 'hobbies_and_interests',
    phrases: `hobby | hobbies | interests | interest | free time | spare time | leisure | pastime | fun | passion | passionate | weekends | weekend | enjoy | enjoys | like doing | shauk | shouk | chhand | chand | aavad | avad | avadi | aavdi | aavadte | ruchi | pasand | khali samay | fursat | छंद | आवड | आवडी | आवडते | आवडतं | शौक | रुचि | रुचियां | पसंद | खाली समय | मोकळ्या वेळेत | फुरसत | रिकामा वेळ`,
  },
  {
    about: 'hobbies_and_interests',
    value: 'contains',
    written: 'reading | books',
    phrases: `padhna | kitaben | kitab | pustak | vachan | vachayla | वाचन | वाचायला | पुस्तके | किताबें | पढ़ना`,
  },
  {
    about: 'hobbies_and_interests',
    value: 'contains',
    written: 'singing | sings | music | songs | गाणी | संगीत | गायन',
    phrases: `gana | gaate | gaane | gati | gaayan | गाते | गाता | गाणे | गाणी | गाना`,
  },
  {
    about: 'hobbies_and_interests',
    value: 'contains',
    written: 'dance | dancing | dances | kathak | bharatanatyam | नृत्य',
    phrases: `naach | nach | nrutya | नाचते | नाचता | नृत्य`,
  },
  {
    about: 'hobbies_and_interests',
    value: 'contains',
    written: 'travel | travelling | trips',
    phrases: `ghumna | firayla | pravas | प्रवास | फिरायला | घूमना`,
  },
  {
    about: 'hobbies_and_interests',
    value: 'contains',
    written: 'cook | cooking | cooks | स्वयंपाक',
    phrases: `cook | cooks | cooking | khana banana | khana pakana | swayampak | स्वयंपाक | खाना बनाना | खाना बना`,
  },
  {
    about: 'hobbies_and_interests',
    value: 'contains',
    phrases: `like | play | plays | sing | sings | singing | dance | dances | dancing | read | reads | reading | travel | travels | travelling | trek | treks | trekking | music | cricket | movies | films | books | garden | gardening | painting | draw | yoga | gym | sports | swim | swimming | photography | pets | dogs | games | khel | kheltat | khelta | khelti
      | क्रिकेट | संगीत | खेळ | खेलना | ट्रेकिंग | योग`,
  },
];
