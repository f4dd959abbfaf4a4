import type { EmergencyWords } from './emergency-words.js';

/** Spanish. */
export const es: EmergencyWords = {
  window: 75,
  reach: 30,
  signs: `
stroke: boca|cara|rostro|párpado + torci*|torcid*|chueca|caíd*|caída|desviad*|paraliz*|dormida|se le cae
stroke: no puede hablar|no puedo hablar|habla raro|habla enredado|habla arrastrad*|no le salen las palabras|balbucea|habla como borracho|se le traba la lengua|no se le entiende
stroke: brazo|pierna|lado|mano|mitad + paraliz*|sin fuerza|no mueve|no puede mover|no puedo mover|dormid*|debilidad|no levanta|entumecid* + derech*|izquierd*|de repente|un lado|medio|repente
stroke!: derrame cerebral|ictus|derrame|embolia|acv + creo|ahora|le está dando|está teniendo|ayuda|tal vez|le dio|síntomas
heart: dolor en el pecho|dolor de pecho|dolor torácico|dolor al pecho|opresión en el pecho|presión en el pecho|opresión de pecho|punzadas en el pecho
heart: pecho + duele|dolor*|opres*|presión|aprieta|aplasta|quema|ardor|pesad* + brazo|mandíbula|hombro|sudor*|sudando|náusea*|aire|respir*|espalda|mareo*|vómito*|repente|mucho
heart!: infarto|ataque al corazón|paro cardíaco|ataque cardíaco + creo|ahora|está teniendo|le está dando|ayuda|me está dando|tal vez
breathing: no puedo respirar|no puede respirar|me cuesta respirar|le cuesta respirar|casi no respiro|casi no respira|me ahogo|se ahoga|me estoy ahogando|se está ahogando|me asfixio|no respira|deja de respirar|mucha falta de aire|no me entra el aire
breathing: falta de aire|dificultad para respirar|ahogo|asma + repente|grave|fuerte|mucha|severa|inhalador|reposo|peor|acostad*|frase
breathing: labios|dedos|cara + azul*|morad*
unconscious: inconsciente|no responde|no reacciona|no despierta|no se despierta|perdió el conocimiento|perdió la conciencia|sin pulso|se desplomó|se desmayó y no|desmayad*
seizure: convulsionando|convulsiona|está convulsion*|tiene convulsiones|ataque epiléptico|ataque de epilepsia|echa espuma
anaphylaxis: lengua|garganta|labios|cara + hinch*|inflam*|cierra|cerrando
anaphylaxis: anafil*|choque alérgico
anaphylaxis: alerg*|ronchas|urticaria|picó + respirar|garganta|hinch*|mareo|desmay*
bleeding: sangr*|hemorragia* + no para|no se detiene|chorro*|mucha|mucho|a borbotones|abundante*|no deja de|empapad*
bleeding: vomit* sangre|vomitando sangre|escup* sangre|tosiendo sangre|toso sangre|heces negras|vómito con sangre|vómito de sangre
suicide: matarse|quitarse la vida|suicid*|matarme|quitarme la vida|no quiero vivir|quiero morir*|acabar con mi vida|ya no quiero seguir viviendo|mejor muert*|ahorcarme|cortarme las venas|tirarme de
poisoning: tomé|tomó|tragué|tragó + # pastillas|# comprimidos|# paracetamol
poisoning: sobredosis|envenen*|intoxic*|monóxido|pila de botón
poisoning: tomó|bebió|tragó|ingirió|comió|se tragó|se tomó + cloro|lejía|detergente|veneno|pila|limpiador|pesticida*|insecticida|gasolina|raticida|ácido|sosa|lavandina
poisoning: tomé|tomó|tragué|tragó + todas las pastillas|caja entera|muchas pastillas|frasco|todo el frasco|un montón de pastillas|demasiadas pastillas
sepsis: fiebre|<fever>|escalofríos|infección + confus*|desorient*|no orino|casi no orino|corazón a mil|taquicardia|respira rápido|piel moteada|manchada
sepsis!: sepsis|septicemia|choque séptico
meningitis: cuello|nuca + rígid*|tieso|rigidez + fiebre|<fever>|cabeza|manchas|luz|vómito*
meningitis: manchas|puntos + moradas|no desaparecen|vaso|rojos que no
headInjury: cabeza|cráneo + golpe*|golpeó|caí|cayó|caída|accidente|pegó + vomit*|vómito*|inconsciente|desmay*|confus*|conocimiento|somnolient*|memoria|convuls*
pregnancy: embaraz*|semanas de gestación + sangr*|sangrado|rompí fuente|rompió la fuente|no se mueve|no siento al bebé|visión|veo luces|hinchad*|dolor muy fuerte|dolor fuerte|dolor intenso|convuls*|manchas en los ojos
pregnancy!: ectópico|eclampsia|preeclampsia
infant: bebé|recién nacid*|lactante|semanas|días de nacid* + morado|morada|azul|no reacciona|no despierta|flácid*|aguado|aguadito|no come|no quiere mamar|no mama|quejido|fontanela|no respira|muy débil
infant: recién nacid*|bebé de @ semanas|bebé de @ días|bebé de 1 mes|bebé de un mes|bebé de 2 meses|bebé de dos meses|semanas de nacid* + fiebre|<fever>
headache: peor dolor de cabeza|dolor de cabeza en trueno|como un trueno
headache: dolor de cabeza|cabeza|cefalea + repente|súbit*|repentin*|explot* + peor|insoportable|intens*|horrible|brutal|fortísimo|terrible
vision: perdí la vista|perdí la visión|pérdida de visión|no veo|dejé de ver|ciego|ciega|cortina + ojo|repente|golpe|súbit*
torsion: testículo*|huevo*|escroto + repente|fuertísimo|intens*|hinchad*|insoportable|duro|mucho|fuerte
torsion!: torsión testicular
caudaEquina: dormid*|entumecid*|no siento|sin sensibilidad|hormigueo + entre las piernas|ingle*|genitales|entrepierna|nalgas|silla de montar
caudaEquina: espalda|ciática|lumbar|ambas piernas|las dos piernas + no puedo orinar|me orino|incontinen*|no controlo|esfínter*|perdí el control
diabetic: diabét*|azúcar|glucosa|insulina + <glucose>|confus*|vomit*|inconsciente|acetona|tiembl*|hipoglu* + <glucose>|confus*|vomit*|inconsciente|acetona|muy alta|muy baja|sudor*|respiro rápido|respira rápido
diabetic!: cetoacidosis
abdomen: abdomen|barriga|vientre|panza + duro como|tabla|insoportable
aorta: pecho|espalda + desgarr*|rasgu*
limb: pierna|brazo|pie|mano + fría|frío + pálid*|blanc*|morad*
burn: quem*|electrocut* + cara|grande|grave|bebé|profunda|tercer grado|ácido
heat: golpe de calor
`,
  not: 'no|sin|ni|ningún|ninguna|niega|nunca|tampoco|jamás',
  notAfter: ': no|ausente*|negad*|ningun*',
  notNot:
    'no solo|no sólo|no solamente|no sé|no estoy segur*|no mejora|no se me quita|no para|sin mejoría|no me pasa',
  but: 'pero|sin embargo|aunque|solo|sólo|excepto|salvo|y|ahora',
  or: 'o|ni|u',
  past: 'hace @ años|en %|hace años|cuando era niñ*|de pequeñ*|de niñ*|murió de|antecedente*|falleció|cuando tenía',
  now: 'ahora|hoy|otra vez|de nuevo|desde|acaba de|esta mañana|minutos|anoche',
  fear: 'miedo|temo|temor|preocup*|prevenir|evitar|riesgo|vacuna*|ansiedad por',
  never: 'nunca|jamás',
  compares:
    'así|tan|tanto|tanta|como este|como esta|como ese|como esa|como ahora|como hoy|semejante|igual|antes|tal|parecid*|en mi vida|hasta ahora',
};
