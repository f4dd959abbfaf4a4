import type { EmergencyWords } from './emergency-words.js';

/** Italian. */
export const it: EmergencyWords = {
  window: 75,
  reach: 30,
  signs: `
stroke: bocca|viso|faccia|palpebra + stort*|cade|cadente|deviat*|paralizz*|cascante
stroke: non riesce a parlare|non riesco a parlare|parla strano|parla male|biascica|farfuglia|parla come un ubriaco|non si capisce cosa dice|parole senza senso
stroke: braccio|gamba|lato|mano|metà + paralizz*|non muove|non riesce a muovere|non riesco a muovere|senza forza|addormentat*|debole*|formicol* + destr*|sinistr*|improvvis*|un lato|all'improvviso|di colpo
stroke!: ictus|emorragia cerebrale + credo|adesso|sta avendo|ora|aiuto|forse|sintomi
heart: dolore al petto|dolori al petto|dolore toracico|dolore nel petto|oppressione al petto|peso sul petto|morsa al petto|costrizione al petto|fitte al petto
heart: petto|torace + dolor*|male|stringe|opprim*|peso|preme|brucia|schiaccia + braccio|mandibola|mascella|spalla|sudo*|sudor*|nausea|fiato|respir*|schiena|vomit*|improvvis*
heart!: infarto|attacco di cuore|arresto cardiaco + credo|adesso|ora sto|sta avendo|aiuto|forse
breathing: non riesco a respirare|non riesce a respirare|faccio fatica a respirare|fa fatica a respirare|non respiro|non respira|soffoco|soffoca|sto soffocando|sta soffocando|manca l'aria|mi manca il respiro|fame d'aria|nn riesco a respirare
breathing: affanno|mancanza di respiro|fiato corto|difficoltà a respirare|asma + grave|forte|improvvis*|riposo|ventolin|peggior*|frase
breathing: labbra|dita|viso + blu|viola|bluastr*
unconscious: incosciente|privo di sensi|priva di sensi|non risponde|non si sveglia|non reagisce|perso conoscenza|ha perso i sensi|senza polso|svenut* e non|collassat*
seizure: convulsion* + adesso|in corso|ha le|sta avendo|minuti|non smette|non si ferma|ora ha
seizure: crisi epilettica|ha le convulsioni|sta convulsionando|schiuma alla bocca
anaphylaxis: lingua|gola|labbra|viso|faccia + gonfi*|si chiude|chiude|stringe
anaphylaxis: anafila*|shock allergico
anaphylaxis: allerg*|orticaria|ponfi + respir*|gola|gonfi*|svengo|giramenti
bleeding: sangue|sanguin*|emorragia + non si ferma|tantissimo|molto|tanto|fiotti|schizza|abbondant*|non smette
bleeding: vomit* sangue|vomitato sangue|sputa sangue|sputo sangue|tossisco sangue|feci nere
suicide: uccidersi|ammazzarsi|togliersi la vita|suicid*|uccidermi|ammazzarmi|farla finita|togliermi la vita|voglio morire|non voglio più vivere|non voglio vivere|impiccarmi|tagliarmi le vene|buttarmi
poisoning: preso|ingoiato|presa + # pastiglie|# compresse|# pillole
poisoning: overdose|avvelen*|intossic*|monossido|pila a bottone|batteria a bottone
poisoning: bevuto|ingoiato|ingerito|mangiato|inghiottito + candeggina|detersivo|veleno|pila|batteria|acido|varechina|solvente|pesticid*|benzina|funghi|antigelo
poisoning: preso|ingoiato + tutte le pastiglie|tutte le pillole|scatola intera|troppe pastiglie|troppe compresse|un sacco di pastiglie|tutto il flacone
sepsis: febbre|<fever>|brividi|infezione + confus*|disorient*|non urino|non urina|tachicardia|respira veloce|marezzat*|cuore a mille
sepsis!: sepsi|setticemia|shock settico
meningitis: collo|nuca + rigid* + febbre|<fever>|testa|macchie|luce|vomit*
meningitis: macchie|puntini + viola|non scompaiono|bicchiere
headInjury: testa|cranio + cadut*|botta|battuto|colpo|incidente|sbattuto + vomit*|svenut*|confus*|sensi|conoscenza|sonnolen*|memoria|convuls*
pregnancy: incinta|gravidanza|gestazione + sangue|sanguin*|perdite|rotte le acque|non si muove|non sento|vista|vedo|gonfi*|dolore fortissimo|dolore forte|convuls*
pregnancy!: extrauterina|eclampsia|preeclampsia|gestosi
infant: neonat*|bimbo|bambino|bebè|settimane|lattante + molle|flaccid*|non mangia più|non vuole mangiare|blu|non si attacca|non reagisce|non si sveglia|geme|fontanella|cianotic*
infant: neonat*|bimbo di @ settimane|bimba di @ settimane|di un mese|di 1 mese|di 2 mesi|di due mesi|di @ giorni + febbre|<fever>
headache: peggior mal di testa|peggiore mal di testa|a rombo di tuono
headache: mal di testa|testa|cefalea + improvvis*|di colpo|esplod* + peggior*|fortissimo|atroce|insopportabile|violent*|tremendo
vision: vista persa|perso la vista|perdita della vista|non vedo più|cieco|cieca|tenda nera|non vedo + occhio|improvvis*|di colpo
torsion: testicol*|scroto|palle + improvvis*|fortissim*|atroce|gonfi*|duro|insopportabile|violent*
torsion!: torsione del testicolo|torsione testicolare
caudaEquina: intorpidi*|insensibil*|non sento|addormentat*|formicolio + tra le gambe|inguine|genitali|cavallo|glutei|a sella
caudaEquina: schiena|sciatica|entrambe le gambe + non riesco a urinare|non riesco a fare pipì|incontinen*|perdo urina|pipì addosso
diabetic: diabet*|zuccher*|glicemia|insulina + <glucose>|confus*|vomit*|incosciente|acetone|trema*|ipoglic* + <glucose>|confus*|vomit*|incosciente|acetone|altissim*|bassissim*|sud*|respira veloce
diabetic!: chetoacidosi
abdomen: pancia|addome|ventre + duro come|di legno|a tavola|insopportabile
aorta: petto|schiena + lacera*|strapp*
limb: gamba|braccio|piede|mano + fredd* + pallid*|bianc*|blu
burn: ustion*|bruciat*|folgorat*|scossa elettrica + viso|grave|estes*|bambino|profond*|terzo grado
heat: colpo di calore
`,
  not: 'no|non|nn|senza|nessun|nessuno|nessuna|niente|né|nega|mai|neanche',
  notAfter: ': no|assent*|nessuno',
  notNot:
    'non solo|non so|non sono sicur*|non migliora|non passa|non si ferma|niente da fare|non bene',
  but: 'ma|però|tuttavia|solo|soltanto|tranne|e|ora|adesso',
  or: 'o|oppure|né|ne',
  past: 'anni fa|nel %|da piccolo|da piccola|da bambino|da bambina|quando ero|anni addietro|morto di|morta di|in passato|familiarità',
  now: 'adesso|oggi|di nuovo|ancora|stamattina|minuti|appena|ora',
  fear: 'paura|timore|temo|ansia|prevenire|evitare|rischio|preoccup*|vaccin*',
  never: 'mai',
  compares:
    'così|tanto|tanta|simile|simili|come questo|come questa|come adesso|come oggi|come ora|del genere|prima|tale|tali|finora|in vita mia',
};
