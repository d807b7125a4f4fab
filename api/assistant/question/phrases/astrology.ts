import type { Phrasing } from '../../topics.ts';

/** How people ask for stars, and for what proves a profile. */
export const astrology: readonly Phrasing[] = [
  {
    about: 'horoscope',
    phrases: `horoscope | kundali | kundli | astrology | astrological | astrology details | stars | patrika | janampatri | janmapatrika | kundli details
      | कुंडली | कुंडळी | पत्रिका | जन्मपत्रिका | ज्योतिष | ज्योतिषीय`,
  },
  {
    about: 'rashi',
    phrases: `rashi | raashi | rasi | ras | raas | zodiac | zodiac sign | moon sign | sun sign | star sign | sign | राशी | राशि | रास | चंद्र राशी`,
  },
  {
    about: 'rashi',
    value: 'contains',
    phrases: `mesha | mesh | aries | vrishabha | vrishabh | taurus | mithuna | mithun | gemini | karka | kark | cancer | simha | sinh | leo | kanya | kanya rashi | virgo | tula | libra | vrishchika | vrishchik | scorpio | dhanu | sagittarius | makara | makar | capricorn | kumbha | kumbh | aquarius | meena | meen | pisces`,
  },
  {
    about: 'gotra',
    phrases: `gotra | gotr | gothra | gotram | clan | lineage | sagotra | सगोत्र | गोत्र | कूळ | कुळ | कुल`,
  },
  {
    about: 'mangal_dosh',
    value: 'yes',
    phrases: `mangal dosh | mangal dosha | manglik | mangalik | mangal | mars dosha | dosh | dosha | kuja dosha | mangal hai kya | mangal ahe
      | मांगलिक | मंगळ | मंगल | मंगळ दोष | मंगल दोष | मंगळदोष | दोष`,
  },
  {
    about: 'birthname',
    phrases: `birth name | birthname | rashi name | naming name | janma naav | janmanav | janam naam | nakshatra name | जन्म नाव | जन्मनाव | जन्म नाम | जन्मनाम | नावरस | राशी नाव`,
  },
  {
    about: 'gun_milan',
    phrases: `gun milan | gunmilan | gun milaan | guna milan | guna | gunas | how many gunas | match score | matching score | kundali match | kundli match | kundali milan | kundli milan | horoscope match | horoscope matching | horoscopes match | compatibility | compatible | score | out of 36 | 36 gun | good match | good match for me | match for me | ashtakoot | nadi dosh | bhakoot | do we match | we match | match | how well match | suit each other | stars agree | kitne gun | gun kitne | gun julatat | kiti gun | gun jultat | kundli milti | kundali milti | patrika milte | patrika julte | patrika julate | patrika jamte | patrika jamel
      | गुण मिलन | गुणमिलन | गुण मिलान | गुणमिलाप | किती गुण | कितने गुण | गुण जुळतात | पत्रिका जुळते | पत्रिका जमते | पत्रिका जमेल | कुंडली मिलान | कुंडली मिलती | छत्तीस गुण | ३६ गुण | नाड़ी दोष | नाडी दोष | भकूट दोष | जुळते | गुण`,
  },
  { about: 'gun_milan', panel: 'nadi', phrases: `nadi | नाडी` },
  {
    about: 'photos',
    phrases: `photo | photos | number of photos | picture | pictures | pic | pics | image | images | photograph | photographs | how many photos | snaps | selfie | how look | looks like | look like | disayla | dikhne | tasveer | tasvir | chhayachitra | chayachitra
      | फोटो | छायाचित्र | छायाचित्रे | दिसायला | दिखने | तस्वीर | तस्वीरें | फ़ोटो | फोटोज`,
  },
  {
    about: 'video',
    value: 'any',
    phrases: `video | intro video | video intro | video introduction | introduction video | clip | recording | व्हिडिओ | वीडियो | विडिओ | व्हीडिओ | परिचय वीडियो`,
  },
  {
    about: 'verification',
    phrases: `verified | verification | verify | badge | badges | genuine | real profile | authentic | trustworthy | real or fake | fake | fake profile | trusted | documents checked | checked | satyapit | khara profile | asli profile
      | सत्यापित | पडताळणी | व्हेरिफाइड | वेरिफाइड | पडताळलेले | खरे प्रोफाइल | असली | सत्यापन | पडताळले | तपासले | तपासणी | जाँच | जाँचा`,
  },
  {
    about: 'verification',
    value: 'personal',
    phrases: `identity verified | id verified | id checked | id proof checked | identity verification | identity checked | aadhaar verified | government id verified | ओळख पडताळणी | ओळख पडताळली | ओळखपत्र | ओळखपत्र तपासले | पहचान सत्यापित | पहचान पत्र | पहचान पत्र जाँचा`,
  },
  {
    about: 'verification',
    value: 'job',
    phrases: `job verified | job verification | employment verified | work verified | नोकरी पडताळणी | नोकरी पडताळली | नोकरी तपासली | नौकरी सत्यापित | नौकरी जाँच | नौकरी जाँची`,
  },
  {
    about: 'verification',
    value: 'salary',
    phrases: `income verified | salary verified | income verification | salary proof | उत्पन्न पडताळणी | उत्पन्न पडताळले | उत्पन्न तपासले | आय सत्यापित | आय जाँच | आय जाँची`,
  },
  {
    about: 'verification',
    value: 'property',
    phrases: `property verified | property verification | house verified`,
  },
];
