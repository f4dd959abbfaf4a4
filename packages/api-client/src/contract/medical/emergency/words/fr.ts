import type { EmergencyWords } from './emergency-words.js';

/** French. */
export const fr: EmergencyWords = {
  window: 75,
  reach: 32,
  signs: `
stroke: bouche|visage|face|paupière + travers|tordu*|tombe*|affaiss*|paralys*|déformé*|dévié*
stroke: parl*|parole|mots|élocution + arrive plus|n'arrive plus|bizarre*|plus parler|trouble*|pâteuse|incompréhensible*|charabia|difficulté* + soudain*|d'un coup|brusque*|tout à coup|bouche|bras|arrive plus|plus parler
stroke: bras|jambe|côté|main|moitié + paralys*|engourdi*|plus lever|plus bouger|arrive plus|sans force|plus de force|ne bouge plus|faible* + soudain*|d'un coup|gauche|droit*|brusque*|un seul
stroke!: avc|attaque cérébrale|accident vasculaire + je crois|maintenant|en train|peut-être|fait un avc là|vite|aide*|symptômes
heart: douleur* thoracique*|douleur* dans la poitrine|douleur à la poitrine|mal à la poitrine|mal dans la poitrine|oppression thoracique|poids sur la poitrine|serrement dans la poitrine|poitrine serrée
heart: poitrine|thorax + serre*|écras*|oppress*|douleur*|mal|étau|brûl*|poids|pression + bras|mâchoire|épaule|transpir*|sueur*|nausée*|souffle|respir*|dos|soudain*|vomi*
heart!: infarctus|crise cardiaque|arrêt cardiaque + je crois|maintenant|en train|vite|peut-être|aide*
breathing: arrive plus à respirer|n'arrive pas à respirer|arrive pas à respirer|peux plus respirer|peux pas respirer|ne peux plus respirer|ne respire plus|j'étouffe|étouffe|s'étouffe|suffoque|manque d'air|cherche son air|du mal à respirer
breathing: essouffl*|souffle court|difficulté* à respirer|gêne respiratoire|asthme + sévère|soudain*|grave|forte*|intense|très|ventoline|phrase*|d'un coup|repos|aggrave*
breathing: lèvres|doigts|visage + bleu*|violet*|cyanos*
unconscious: inconscient*|sans connaissance|perdu connaissance|répond plus|ne répond pas|réagit plus|ne réagit pas|se réveille pas|se réveille plus|respire plus|pas de pouls|s'est effondré*|évanoui* et
seizure: convuls*|crise d'épilepsie|crise de convulsion*|fait une crise + minutes|maintenant|en ce moment|s'arrête pas|en train|convulse|première|encore|vient|là
seizure: convulse|est en train de convulser|yeux révulsés|bave et tremble
anaphylaxis: langue|gorge|lèvres|visage|figure + gonfl*|enfl*|serre|ferme
anaphylaxis: anaphyla*|choc allergique|oedème de quincke|quincke
anaphylaxis: allerg*|urticaire|boutons|plaques + respir*|gorge|malaise|vertige*|gonfl*|étouffe
bleeding: sang|saigne*|saignement*|hémorragie* + s'arrête pas|arrête pas|gicle*|beaucoup|énorm*|flots|abondant*|à flot|massif|partout
bleeding: vomi* du sang|vomit du sang|vomis du sang|crache du sang|tousse du sang|selles noires|vomissement* de sang
bleeding!: hémorragie
suicide: se tuer|suicid*|me tuer|mourir ce soir|envie de mourir|veux mourir|mettre fin à mes jours|en finir avec la vie|plus envie de vivre|me pendre|m'ouvrir les veines|veux plus vivre|me jeter
poisoning: pris|avalé + # comprimés|# cachets|# doliprane|# somnifères|# paracétamol
poisoning: overdose|surdose|intoxiqué*|empoisonn*|monoxyde|pile bouton
poisoning: avalé|bu|ingéré|mangé|a pris|pris + javel|détergent|déboucheur|produit*|poison|pile|pesticide*|lessive|antigel|essence|champignon*|white spirit|soude
poisoning: avalé|pris|ingéré + toute la boîte|toute une boîte|boîte entière|tous mes comprimés|trop de médicaments|trop de comprimés|plein de médicaments|tous les comprimés|toute la plaquette
sepsis: fièvre|<fever>|frissons|infection + confus*|désorient*|n'urine plus|urine presque plus|marbr*|coeur bat très vite|respire vite|sueurs froides|tachycardie
sepsis!: sepsis|septicémie|choc septique
meningitis: nuque|cou + raide*|raideur + fièvre|<fever>|tête|lumière|vomi*|taches|boutons
meningitis: taches|plaques|boutons + purpur*|violet*|disparaissent pas|verre
meningitis!: purpura fulminans
headInjury: tête|crâne + tombé*|chute|cogné*|choc|coup|accident|heurté* + vomi*|inconscient*|connaissance|confus*|évanoui*|somnol*|oubli*|mémoire|convuls*
pregnancy: enceinte|grossesse|semaines d'aménorrhée + saigne*|sang|perdu les eaux|perte* des eaux|bouge plus|bouge pas|mouches|gonflé*|vision|trouble|fortes douleurs|douleur* intense*|douleur d'un côté|convuls*|violente*
pregnancy!: extra-utérine|éclampsie|pré-éclampsie|hématome rétroplacentaire
infant: bébé|nourrisson|nouveau-né|semaines|jours + mou|molle|amorphe|refuse de téter|tète plus|ne tète pas|bleu|geint|gémit|se réveille pas|réagit pas|respire mal|fontanelle
infant: nouveau-né|bébé de @ semaines|bébé de @ jours|bébé d'un mois|bébé de 1 mois|bébé de 2 mois|bébé de deux mois|nourrisson de + fièvre|<fever>
headache: coup de tonnerre|pire mal de tête|pire douleur à la tête|céphalée foudroyante
headache: mal de tête|maux de tête|céphalée*|tête + soudain*|d'un coup|brutal*|brusque*|explos* + pire|violent*|insupportable*|atroce*|intense*|terrible*|horrible*
vision: perdu la vue|perte de vision|perte de la vue|vois plus rien|ne vois plus|vois plus|aveugle|rideau noir|perdu la vision + oeil|yeux|d'un coup|soudain*|brusque*
torsion: testicule*|bourse*|couille* + soudain*|violent*|intense*|gonfl*|dur*|atroce*|insupportable*|d'un coup|horrible*
torsion!: torsion testiculaire|torsion du testicule
caudaEquina: engourdi*|insensib*|ne sens plus|sens plus|perte de sensibilité|fourmillement* + entre les jambes|périnée|entrejambe|parties génitales|fesses|selle
caudaEquina: dos|sciatique|lombaire*|deux jambes + n'arrive plus à uriner|arrive plus à uriner|plus uriner|pipi|incontinen*|plus faire pipi|urine sans
diabetic: diabét*|sucre|glycémie|insuline + <glucose>|confus*|vomi*|inconscient*|acétone|tremble|hypo* + <glucose>|confus*|vomi*|inconscient*|acétone|très haute|très basse|respire vite|sueur*
diabetic!: acidocétose
abdomen: ventre + dur comme|insupportable*|atroce*
aorta: poitrine|dos + déchir*
limb: jambe|bras|pied|main + froid* + blanc*|pâle*|bleu*
burn: brûl*|électrocut* + visage|étendue|grave*|bébé|profond*|troisième degré|chimique
heat: coup de chaleur + confus*|inconscient*|<fever>
`,
  not: 'pas|pas de|pas d|aucun|aucune|sans|ni|jamais|nie|non',
  notAfter: 'absent*|: non|non|aucune',
  notNot:
    'pas seulement|pas sûr*|sais pas|pas mieux|pas bien|arrête pas|s’arrête pas|arrive pas|pas d’amélioration|passe pas|va pas',
  but: 'mais|cependant|pourtant|par contre|sauf|et|maintenant|juste',
  or: 'ou|ni',
  past: 'en %|il y a @ ans|ya @ ans|quand j’étais|dans mon enfance|étant enfant|étais petit*|antécédent*|autrefois|mort d’un|mort d’une|décédé*',
  now: "maintenant|aujourd'hui|ce matin|ce soir|à nouveau|encore|depuis|vient de",
  fear: "peur de|peur d'|peur d’un|crains|crainte|angoisse de|inquièt*|prévenir|éviter|risque*|prévention|vaccin*|peur que",
  never: 'jamais',
  compares:
    "aussi|comme ça|comme cela|comme ca|comme celle*|comme aujourd*|comme maintenant|tel|telle|tels|telles|pareil*|si|autant|tellement|avant|auparavant|à ce point|de ma vie|jusqu'ici|jusqu'à présent",
};
