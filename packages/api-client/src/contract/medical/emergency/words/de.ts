import type { EmergencyWords } from './emergency-words.js';

/** German. */
export const de: EmergencyWords = {
  window: 75,
  reach: 30,
  signs: `
stroke: gesicht*|mundwinkel*|mund|augenlid + häng*|schief*|taub*|gelähmt*|verzogen
stroke: sprech*|sprache*|reden|spricht|redet + nicht mehr|plötzlich|verwaschen*|lall*|undeutlich|kann nicht
stroke: lallt|lallen|sprachstörung*|verwaschene sprache|halbseitig*
stroke: arm|bein|seite|körperhälfte|hand + gelähmt*|lähmung*|kraftlos|hängt*|taub*|nicht bewegen|nicht mehr bewegen|nicht heben|keine kraft|schwach + plötzlich|halbe|rechte*|linke*|einer|eine|auf einmal
stroke!: schlaganfall*|hirnblutung* + gerade|jetzt|verdacht|glaube|hat einen|habe einen|vielleicht|hilfe|hatte gerade
heart: brustschmerz*|schmerzen in der brust|schmerz in der brust|druck auf der brust|druck in der brust|brustenge|engegefühl in der brust|enge in der brust|stechen in der brust|herzschmerzen
heart: brust* + druck*|drückt|eng*|schmerz*|sticht|stech*|brenn*|tut weh|zuschnür* + arm|kiefer|schulter|schweiß*|schwitz*|übel*|luft*|atem*|rücken|schwindel*|hals|plötzlich
heart!: herzinfarkt*|herzstillstand + gerade|jetzt|verdacht|glaube|habe einen|hat einen|vielleicht|hilfe
breathing: keine luft|kaum luft|kaum noch luft|kaum mehr luft|kriege keine luft|krieg keine luft|ersticke*|ersticken|ringt nach luft|schnappt nach luft|hört auf zu atmen|kann nicht atmen|kann nicht mehr atmen|atmet kaum|kaum atmen|schwere atemnot|starke atemnot|akute atemnot|luft weg
breathing: atemnot|luftnot|kurzatmig* + plötzlich|schwer*|stark*|ruhe|schlimmer|liegen|ganzen satz|spray
breathing: lippen|finger|gesicht + blau*|bläulich|lila
unconscious: bewusstlos*|ohnmächtig und|nicht ansprechbar|wacht nicht auf|wacht nicht mehr auf|nicht aufwecken|reagiert nicht|reagiert nicht mehr|atmet nicht|kein puls|zusammengebrochen|kollabiert|nicht mehr bei bewusstsein
seizure: krampft|krampfanfall*|krampfend|epileptischer anfall|zuckt am ganzen körper|schaum vor dem mund
anaphylaxis: zunge|hals|lippen|gesicht|rachen|kehle + schwillt|schwell*|geschwollen|anschwell*|zu
anaphylaxis: anaphyla*|allergischer schock
anaphylaxis: allerg*|ausschlag|quaddeln|nesselsucht + luft|atem*|schwindel*|schwillt|geschwollen|hals|ohnmacht
bleeding: blut*|blutung* + spritz*|strömt|nicht stillen|hört nicht auf|stoppt nicht|nicht zu stoppen|pulsier*|literweise|sehr stark|starke|stark|massiv*|viel
bleeding: erbreche blut|blut erbrochen|bluterbrechen|blut gespuckt|spucke blut|huste blut|kotzt blut|kotze blut|blutsturz|teerstuhl|bluthusten
suicide: umbringen|umzubringen|selbstmord*|suizid*|nicht mehr leben|will sterben|das leben nehmen|mein leben beenden|lieber tot|mich töten|mich erhängen|vor den zug|von der brücke
poisoning: genommen|geschluckt|nahm|schluckte + # tabletten|# schlaftabletten|# pillen|# paracetamol|# ibuprofen
poisoning: überdosis|vergiftet|vergiftung|kohlenmonoxid|knopfbatterie*
poisoning: getrunken|verschluckt|geschluckt|gegessen|trank|trinkt + reiniger*|putzmittel|bleich*|gift*|batterie*|spülmittel|lampenöl|frostschutz*|benzin|säure|lauge|chemikalie*|pilz*|waschmittel
poisoning: tabletten|pillen|schlaftabletten|medikamente + ganze|alle|zu viele|packung|überdosis|flasche
sepsis: fieber|<fever>|schüttelfrost|infekt* + verwirrt*|benommen|kaum urin|kein urin|herzrasen|schnelle atmung|atmet schnell|kaltschweißig|marmoriert*|sterbenselend
sepsis!: sepsis|blutvergiftung
meningitis: nacken*|genick + steif* + fieber|<fever>|kopfschmerz*|kopfweh|punkte|flecken|licht*
meningitis: punkte|flecken|ausschlag + weggehen|wegdrücken|glas|nicht weg|lila
headInjury: kopf|schädel + gefallen|gestürzt|sturz|gestoßen|geschlagen|aufgeschlagen|unfall|aufprall + erbr*|brechen|kotz*|bewusstlos*|ohnmächtig|verwirrt*|benommen|schläfrig|erinner*|krampf*|flüssigkeit
pregnancy: schwanger*|ssw|schwangerschaftswoche + blut*|fruchtblase|fruchtwasser|nicht mehr bewegt|bewegt sich nicht|keine kindsbewegung*|sehstörung*|flimmern|geschwollen|starke schmerzen|krampf*|heftige|ohnmächtig
pregnancy!: eileiterschwangerschaft|eklampsie|präeklampsie|plazentaablösung
infant: baby|säugling|neugeboren*|wochen alt*|monat alt*|tage alt* + schlaff|trinkt nicht|trinkt nichts|blau|stöhnt|wacht nicht|apathisch|reagiert nicht|fontanelle|nicht wach
infant: neugeboren*|wochen alt*|wochen alter|tage alt*|einen monat alt|2 monate alt|zwei monate alt + fieber|<fever>
headache: donnerschlag*|vernichtungskopfschmerz*|schlimmsten kopfschmerzen|schlimmste kopfschmerz*|stärksten kopfschmerzen
headache: kopfschmerz*|kopfweh|kopf + plötzlich*|schlagartig|auf einmal|explodier* + heftig*|schlimmste*|unerträglich*|extrem*|wahnsinnig*|stärkste*
vision: auge*|augen + nichts mehr|nichts + plötzlich*|auf einmal|schlagartig
vision: sehe nichts|sehe nichts mehr|nichts mehr sehen|blind|erblindet|sehverlust|nicht mehr sehen|sehkraft|vorhang + auge*|plötzlich*|auf einmal|schlagartig
torsion: hoden*|hodensack|ei + wahnsinnig*|plötzlich*|stark*|heftig*|geschwollen|hart|unerträglich*|verdreht
torsion!: hodentorsion
caudaEquina: taub*|gefühllos|kein gefühl|spüre nichts|kribbeln + zwischen den beinen|schritt|genital*|intimbereich|gesäß|reithose*|damm
caudaEquina: rücken*|bandscheibe*|beide beine + nicht pinkeln|kann nicht wasserlassen|kein wasserlassen|inkontinen*|urin nicht halten|blase|eingenässt|stuhl nicht halten
diabetic: diabet*|zucker|blutzucker|insulin + <glucose>|verwirrt*|bewusstlos*|erbr*|azeton|aceton|unterzucker*|zittert + <glucose>|verwirrt*|bewusstlos*|erbr*|azeton|aceton|sehr hoch|zu hoch|sehr niedrig|schwitzt
diabetic!: ketoazidose|zuckerschock
abdomen: bauch* + bretthart|hart wie ein brett|unerträglich*|vernichtend*
aorta: brust|rücken + reißend*|zerreißend*
limb: bein|arm|fuß|hand + kalt* + blass|weiß|bleich|kein puls
burn: verbrannt|verbrennung*|verbrüht*|stromschlag + gesicht|großflächig*|baby|tief*|kind|dritten grades|ohnmächtig
heat: hitzschlag
`,
  not: 'kein|keine|keinen|keinerlei|keiner|nicht|ohne|weder|nie|niemals|verneint|nichts von',
  notAfter:
    'habe ich nicht|hab ich nicht|habe ich keine|hab ich keine|keine|: nein|nein|verneint|muss ich aber nicht|muss ich nicht|nicht vorhanden|ist nicht da|sind nicht da|liegt nicht vor',
  notNot:
    'nicht nur|nicht sicher|keine ahnung|weiß nicht|nicht besser|keine besserung|nicht weg|geht nicht weg|nicht gut|keine kraft|nicht mehr leben',
  but: 'aber|jedoch|allerdings|doch|sondern|obwohl|dafür|und|jetzt|nur',
  or: 'oder|noch|bzw',
  past: 'vor jahren|vor @ jahren|im jahr %|in %|hatte %|als kind|damals|früher|in meiner kindheit|war %|bekam %|gestorben|verstorben',
  now: 'jetzt|heute|gerade|wieder|seit|eben|soeben|aktuell|akut',
  fear: 'angst vor|furcht vor|panik vor|sorge vor|vorbeugen|risiko|vermeiden|verhindern|impfung|was wäre wenn|angst dass ich|kurs|artikel',
  never: 'nie|niemals|noch kein*|noch nicht',
  compares:
    'so|solch*|derart*|dermaßen|dermassen|sowas|so was|vorher|zuvor|bisher|bis jetzt|bis heute|wie jetzt|wie heute|in meinem leben',
};
