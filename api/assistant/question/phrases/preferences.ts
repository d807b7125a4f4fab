import type { Phrasing } from '../../topics.ts';

/** How people ask for habits and hopes. */
export const preferences: readonly Phrasing[] = [
  {
    about: 'expectation',
    phrases: `expectation | expectations | expect | expects | expecting | partner preference | partner preferences | preferences | preferred partner | looking for | look for | searching for | seeking | what kind of husband | what kind of wife | husband | wife | life partner | partner | ideal partner | ideal match | spouse | groom | bride want | requirement | requirements | demands | hope for | hopes for | kind of man | kind of woman | kind of boy | kind of girl | wish | wishes | qualities want | what want from marriage | deal breaker | ummeed | umeed | उम्मीद | उम्मीदें | apeksha | apekshaa | kaisa pati | kaisi patni | jeevan sathi | jivansathi | jeevansathi | jodidar | kasa navra | kashi bayko | jodidaar | अपेक्षा | अपेक्षाएं | अपेक्षाएँ | जोडीदार | जीवनसाथी | जीवन साथी | कैसा पति | कैसी पत्नी | कसा नवरा | कशी बायको | चाहिए | वर हवा | पति | पत्नी | साथीदार | हवा आहे | हवी आहे`,
  },
  {
    about: 'dietary_preferences',
    phrases: `diet | food | food habits | eating habits | eats | what eat | dietary | food preference | meals | khana | khaan paan | khanpan | khati kya | kya khati | kya khata | kay khate | kay khato | aahar | jevan
      | आहार | जेवण | खाना | खान पान | खानपान | खाण्याच्या सवयी | काय खाते | काय खातो | क्या खाती | क्या खाता | भोजन | खाते | खातो | खाती | खाता`,
  },
  {
    about: 'dietary_preferences',
    value: 'vegetarian',
    phrases: `vegetarian | veg | pure veg | pure vegetarian | veggie | shakahari | shaakahari | shuddh shakahari | शाकाहारी | शुद्ध शाकाहारी | व्हेज | वेज | शाकाहारी या मांसाहारी | शाकाहारी की मांसाहारी`,
  },
  {
    about: 'dietary_preferences',
    value: 'non_vegetarian',
    phrases: `non veg | nonveg | non vegetarian | nonvegetarian | meat | chicken | fish | mutton | eat meat | eats meat | mansahari | maansahari | machhli | masali | मांसाहारी | मांस | मांसाहार | मासे | चिकन | मटण | मछली | नॉनव्हेज | नॉन वेज`,
  },
  {
    about: 'dietary_preferences',
    value: 'eggs',
    phrases: `egg | eggs | eggetarian | eggitarian | anda | ande | अंडी | अंडा | अंडे`,
  },
  { about: 'dietary_preferences', value: 'vegan', phrases: `vegan | dairy free | वीगन | व्हीगन` },
  {
    about: 'dietary_preferences',
    value: 'jain',
    phrases: `jain | jain food | onion garlic | onion | garlic | kanda lasun | lehsun pyaz | जैन | कांदा लसूण | प्याज लहसुन`,
  },
  {
    about: 'drinking_habits',
    phrases: `bad habit | bad habits | vice | vices | addiction | vyasan | vyasani | nasha | buri aadat | vait savay | व्यसन | व्यसने | व्यसनी | नशा | बुरी आदत`,
  },
  {
    about: 'drinking_habits',
    value: 'yes',
    phrases: `drink | drinks | drinking | drinking habits | alcohol | alcoholic | liquor | wine | beer | whisky | booze | consume alcohol | party drink | drinker
      | sharab | sharaab | daru | daaru | peeti | peeta | piti hai | pita hai sharab | madya | madyapan | sharab peeti | sharab peeta | sharab pita | sharaab pita | daru pita | daaru pita | daru peeta | daaru peeta | daru pite | daru pito
      | शराब | दारू | दारु | मद्यपान | मद्य | पिते | पितो | पीती | पीता | पीते | ड्रिंक`,
  },
  {
    about: 'drinking_habits',
    value: 'never',
    phrases: `teetotal | teetotaler | teetotaller | non drinker | nondrinker | never drink | निर्व्यसनी दारू`,
  },
  {
    about: 'smoking_habits',
    value: 'yes',
    phrases: `smoke | smokes | smoking | smoking habits | cigarette | cigarettes | sigaret | sigarette | cigret | tobacco | smoker | bidi | gutkha | vape | cigarette peeti | cigarette peeta | cigarette pita | bidi pita | beedi pita | सिगरेट पीती | सिगरेट पीता | सिगरेट पीते | सिगारेट पिते | सिगारेट पितो | सिगारेट पितात | विडी पितो | बीड़ी पीता
      | dhumrapan | dhoomrapan | sutta | tambakhu | tambaku | सिगरेट | सिगारेट | धूम्रपान | धुम्रपान | तंबाखू | तंबाकू | विडी | बीड़ी`,
  },
  {
    about: 'smoking_habits',
    value: 'never',
    phrases: `non smoker | nonsmoker | never smoke | smoke free`,
  },
  {
    about: 'type_of_marriage_ceremony',
    phrases: `ceremony | wedding ceremony | type of ceremony | type of marriage | kind of wedding | wedding | type of wedding | marriage ceremony | registered marriage | court marriage | register marriage | simple wedding | grand wedding | vedic ceremony | how marry | want wedding
      | lagna padhat | vivah paddhat | court shaadi
      | लग्न पद्धत | विवाह पद्धत | कशा पद्धतीने लग्न | लग्नसोहळा | किस तरह की शादी | विवाह समारोह | शादी की रस्म | विवाह सोहळा`,
  },
];
