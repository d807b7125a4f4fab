import type { Phrasing } from '../../topics.ts';

/** How people ask for learning, work and money. */
export const work: readonly Phrasing[] = [
  {
    about: 'education',
    phrases: `education | educated | qualification | qualifications | qualified | how educated | study | studied | studies | what studied | degree | degrees | graduate | graduated | graduation | college | university | school | academic | academics | educational background | schooling
      | shiksha | padhai | padhi likhi | padha likha | kitna padha | kitni padhi | kitna padhi | kahan tak padha | kahan tak padhi | kahan tak padhai | kaha tak padha | kaha tak padhi | kaha tak padhai | shikshan | shikli | shikla | shikle | shiklela | shikleli | kiti shiklela | kiti shikleli | kya padha | padhayi | padvi | pathshala
      | शिक्षण | शिक्षा | पढ़ाई | शिकलेली | शिकलेला | किती शिकली | किती शिकला | कितनी पढ़ी | कितना पढ़ा | कहाँ तक पढ़ी | कहाँ तक पढ़ा | कहाँ तक पढ़ाई | कहां तक पढ़ी | कहां तक पढ़ा | कहां तक पढ़ाई | पढ़ी लिखी | पढ़ा लिखा | पढ़े लिखे | पदवी | डिग्री | शैक्षणिक पात्रता | योग्यता | कॉलेज | शिकली | शिकला | शिकले | शिक्षन`,
  },
  {
    about: 'education',
    value: 'contains',
    phrases: `mba | phd | doctorate | postgraduate | post graduate | masters | master degree | bachelor degree | diploma | btech | engineering degree | mtech | bsc | msc | bcom | mcom | ca degree | llb | mbbs | एमबीए | पदवीधर | पदव्युत्तर`,
  },
  {
    about: 'continuing_education',
    value: 'yes',
    phrases: `study further | further studies | higher studies | continue studying | continue studies | continue education | continuing education | study after marriage | studies after marriage | further education | aage padhna | aage padhai | pudhe shikayche | pudhe shikshan | shaadi ke baad padhai | lagna nantar shikshan | पुढे शिकायचे | पुढे शिक्षण | पुढील शिक्षण | पुढे शिकायला | आगे पढ़ना | आगे की पढ़ाई | आगे पढ़ाई | लग्नानंतर शिक्षण | शादी के बाद पढ़ाई | शिक्षण सुरू`,
  },
  {
    about: 'occupation',
    phrases: `occupation | profession | job | jobs | designation | job role | position | job title | career | employment | kind of work | what work | works as | vocation | line of work | bread and butter
      | kaam | kam karti | kam karta | kya kaam | naukri | nokri | nokari | vyavsay | vyavsaay | dhanda | pesha
      | नोकरी | नोकरीत | नौकरी | व्यवसाय | पेशा | काम | धंदा | कामधंदा | जॉब | हुद्दा | पद`,
  },
  {
    about: 'occupation',
    value: 'working',
    phrases: `working | employed | work currently | earning | working woman | naukri karti | naukri karta | nokri karte | nokri karto | job karti | job karta`,
  },
  {
    about: 'occupation',
    value: 'contains',
    phrases: `sarkari | सरकारी | government | government office | government service | public sector | सरकारी नोकरीत | homemaker | housewife | engineer | software engineer | doctor | teacher | lecturer | professor | lawyer | advocate | banker | accountant | chartered accountant | architect | nurse | farmer | ca | cs | government job | govt job | civil servant | businessman | business | entrepreneur | self employed | manager | designer | scientist | dentist | pilot | police | army | developer | consultant | pharmacist | journalist | chef | student | sarkari naukri | sarkari nokri | shikshak | vakil | shetkari | इंजिनिअर | इंजीनियर | डॉक्टर | शिक्षक | शिक्षिका | वकील | शेतकरी | सरकारी नोकरी | सरकारी नौकरी | बँकेत | प्राध्यापक | अभियंता`,
  },
  {
    about: 'work',
    phrases: `company | employer | firm | motors | workplace | office | where work | where works | where working | which company | organisation | organization | working where | posted | kahan kaam | kis company | kahan naukri | kuthe kaam | kamala | kuthe kamala | kuthe kam | kuthe nokri | konti company | konatya company | kachehri | daftar | kahan job | कंपनी | कुठे काम | कुठे नोकरी | कहाँ काम | कहां काम | कहाँ नौकरी | कहां नौकरी | कार्यालय | दफ्तर | ऑफिस | संस्था | कोणत्या कंपनीत | किस कंपनी`,
  },
  {
    about: 'annual_income',
    phrases: `income | salary | salary draw | draw salary | earn | earns | earning how much | how much earn | how much earns | how much make | annual income | yearly income | package | ctc | pay | paid | how much paid | wages | lpa | monthly income | per annum | how rich | money make
      | kamai | kama leti | kama leta | kama lete | kama rahi | kama raha | kama | mahine kitna | kamati | kamata | kamate | kitna kamati | kitna kamata | pagar | pagaar | tankhwah | tankha | vetan | utpanna | aamdani | amdani | kiti kamavte | kiti kamavto | kamavte | kamavto | kamavtat | varshik utpanna
      | पगार | पगर | उत्पन्न | वार्षिक उत्पन्न | वेतन | आय | वार्षिक आय | कमाई | कमा लेता | कमा लेती | कितना कमाती | कितना कमाता | किती कमावते | किती कमावतो | आमदनी | तनख्वाह | सैलरी | पॅकेज | कमाती | कमाता | कमाते`,
  },
  {
    about: 'career_goals',
    phrases: `career goals | goals | goal | ambition | ambitions | ambitious | future plans | plans for future | plans | aspiration | aspirations | dream | dreams | aim | career plan | career plans | career plan future | want to become | want achieve | see herself years | see himself years
      | sapna | sapne | lakshya | dhyey | dhyeya | swapna | svapna | bhavishya | aage kya karna | jeevan me kya karna | jindagi me kya karna | zindagi me kya karna | jeevan me kya banna
      | ध्येय | स्वप्न | करिअर | करियर | भविष्य | भविष्यातील योजना | लक्ष्य | सपना | सपने | जीवन में क्या करना | जिंदगी में क्या करना | ज़िंदगी में क्या करना | जीवन में क्या बनना | आगे क्या करना | महत्त्वाकांक्षा | योजना`,
  },
  {
    about: 'property_details',
    value: 'any',
    phrases: `property | own house | own home | own flat | house | flat | land | farm land | farmland | real estate | assets | own property | apartment | bungalow | own a house | wealth | car
      | ghar | jaydad | zameen | jameen | sampatti | malmatta | swatahche ghar | khud ka ghar | gadi | gaadi | sheti ahe | makaan | makan | khet
      | घर | गाडी | गाड़ी | मालमत्ता | संपत्ती | संपत्ति | जमीन | फ्लॅट | स्वतःचे घर | खुद का घर | जायदाद | मकान | शेती | खेत`,
  },
];
