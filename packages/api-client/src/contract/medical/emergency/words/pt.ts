import type { EmergencyWords } from './emergency-words.js';

/** Portuguese of Brazil and Portugal. */
export const pt: EmergencyWords = {
  window: 75,
  reach: 30,
  signs: `
stroke: boca|cara|rosto|face|pálpebra + tort*|caíd*|descaíd*|paralis*|desviad*|de lado|dormente
stroke: não consegue falar|não consigo falar|fala enrolad*|fala arrastad*|fala esquisit*|não diz coisa com coisa|não se percebe|palavras trocadas|voz enrolada
stroke: braço|perna|lado|mão|metade + sem força|paralis*|não mexe|não consegue mexer|não consigo mexer|dormente|fraqueza|não levanta + direit*|esquerd*|de repente|um lado|repente
stroke!: avc|derrame|trombose cerebral + acho|agora|está tendo|está a ter|ajuda|talvez|sintomas de
heart: dor no peito|dores no peito|dor de peito|dor torácica|aperto no peito|pressão no peito|peso no peito|pontada no peito
heart: peito + dor*|dói|doendo|aperto|apert*|pressão|peso|queima*|esmag* + braço|maxilar|mandíbula|queixo|ombro|suor*|suando|suar|náusea*|enjoo|respir*|ar|costas|vomit*|repente
heart!: infarto|enfarte|ataque cardíaco|parada cardíaca|paragem cardíaca|infarte + acho|agora|está tendo|está a ter|estou tendo|ajuda|talvez
breathing: não consigo respirar|não consegue respirar|mal consigo respirar|não estou conseguindo respirar|sufocando|a sufocar|sufoco|engasgad*|muita falta de ar|não respira|parou de respirar|dificuldade em respirar|dificuldade para respirar|sem conseguir respirar
breathing: falta de ar|fôlego|asma|pieira|chiado + repente|forte|muita|grave|bombinha|bomba|repouso|pior*|frase|súbita
breathing: lábios|boca|dedos|cara + rox*|azu*|azulad*
unconscious: inconsciente|não responde|não acorda|não reage|perdeu os sentidos|perdeu a consciência|sem pulso|não respira|desmaiou e|desacordad*|desmaiad*
seizure: tendo convulsão|tendo uma convulsão|convulsionando|a convulsionar|ter convulsões|ter uma convulsão|ataque epilético|ataque epiléptico|crise convulsiva|se debatendo|se batendo
anaphylaxis: língua|garganta|lábios|cara|rosto|boca + inchad*|inchando|a inchar|inchou|fechando|a fechar|fechad*
anaphylaxis: anafil*|choque alérgico
anaphylaxis: alerg*|empolad*|urticária|placas + garganta|respirar|ar|inch*|tontura*|desmai*
bleeding: sangu*|sangra*|hemorragia*|sangrament* + não para|não pára|muito|jorra*|esguich*|não estanca|abundante*|imenso|pela boca
bleeding: vomit* sangue|vomitando sangue|a vomitar sangue|cuspindo sangue|tossindo sangue|a tossir sangue|fezes pretas|fezes negras
suicide: se matar|matar-se|suicid*|me matar|matar-me|tirar a minha vida|tirar minha vida|acabar com a minha vida|acabar com minha vida|não quero viver|não quero mais viver|quero morrer|já não quero viver|enforcar|cortar os pulsos|pôr termo à vida
poisoning: tomei|tomou|engoli|engoliu + # comprimidos|# remédios|# paracetamol
poisoning: overdose|sobredosagem|envenen*|intoxic*|monóxido|pilha botão
poisoning: bebeu|engoliu|tomou|ingeriu|comeu + lixívia|água sanitária|cloro|detergente|veneno|pilha|bateria|chumbinho|soda cáustica|gasolina|pesticida*|desinfetante|ácido|raticida
poisoning: tomei|tomou|engoli|engoliu + caixa inteira|caixa toda|cartela inteira|monte de remédio*|muitos comprimidos|todos os comprimidos|vários remédios|demasiados comprimidos|frasco inteiro
sepsis: febre|<fever>|calafrios|arrepios|infecção|infeção + confus*|desorient*|não urino|quase não urino|sem urinar|coração acelerado|respiração rápida|pele manchada|taquicardia
sepsis!: sepse|sépsis|septicemia|choque séptico
meningitis: pescoço|nuca + rígid*|dur*|rigidez + febre|<fever>|cabeça|manchas|luz|vómit*|vomit*
meningitis: manchas|pintas + rox*|não desaparecem|copo
headInjury: cabeça|crânio + bateu|bati|caiu|caí|queda|pancada|acidente|batida + vomit*|vómit*|desmai*|confus*|sentidos|consciência|sonolent*|memória|convuls*
pregnancy: grávida|gravidez|gestante|gestação + sangr*|sangue|hemorragia|rebentaram as águas|bolsa estourou|bolsa rompeu|não mexe|não sinto o bebé|não sinto o bebê|mexer|visão|vista|inchad*|dor muito forte|dor forte|convuls*
pregnancy!: ectópica|eclâmpsia|pré-eclâmpsia
infant: bebé|bebê|recém-nascid*|recém nascid*|semanas de vida + mole|molinh*|não quer mamar|não mama|roxo|roxinho|azul|não reage|não acorda|gemendo|a gemer|prostrad*|moleira
infant: recém-nascid*|recém nascid*|bebé de @ semanas|bebê de @ semanas|bebé de 1 mês|bebê de 1 mês|bebé de um mês|bebê de um mês|bebê de 2 meses|bebé de 2 meses|bebê de dois meses|bebé de dois meses|semanas de vida|dias de vida + febre|<fever>
headache: pior dor de cabeça|dor de cabeça em trovoada
headache: dor de cabeça|cabeça|cefaleia + repente|súbit*|repentin*|explod* + pior|insuportável|fortíssima|muito forte|intensa|horrível
vision: perdi a visão|perdi a vista|perda de visão|não vejo|deixei de ver|não enxergo|parei de enxergar|cego|cega|cortina + olho|repente|súbit*
torsion: testículo*|saco|bolsa escrotal|escroto + repente|fort*|intens*|inchad*|duro|insuportável|súbit*
torsion!: torção do testículo|torção testicular
caudaEquina: não sinto as pernas|não sinto nada|não sente as pernas + nem consigo urinar|não consigo urinar|urina|xixi
caudaEquina: dormente|dormência|não sinto|sem sensibilidade|formigueiro + entre as pernas|virilha*|genitais|períneo|nádegas|em sela
caudaEquina: costas|ciática|lombar|as duas pernas + não consigo urinar|perdi o controle|perdi o controlo|incontin*|urina|xixi
diabetic: diabét*|açúcar|glicemia|glicose|insulina + <glucose>|confus*|vomit*|inconsciente|acetona|trem*|hipoglic* + <glucose>|confus*|vomit*|inconsciente|acetona|muito alt*|muito baix*|su*
diabetic!: cetoacidose
abdomen: barriga|abdómen|abdômen|ventre + dura como|em tábua|insuportável
aorta: peito|costas + rasg*|dilacer*
limb: perna|braço|pé|mão + fri* + pálid*|branc*|rox*
burn: queim*|electrocut*|eletrocut*|choque elétrico + cara|rosto|grande|grave|bebé|bebê|profunda|terceiro grau
heat: insolação + confus*|inconsciente|<fever>
`,
  not: 'não|nao|sem|nem|nenhum|nenhuma|nega|nunca|jamais|tampouco',
  notAfter: ': não|ausente*|negad*|nenhum*',
  notNot:
    'não só|não apenas|não sei|não tenho certeza|não melhora|não passa|não para|não pára|não está bem|sem melhora|sem melhoras|nao aguento|não aguento',
  but: 'mas|porém|contudo|só|apenas|exceto|e|agora',
  or: 'ou|nem',
  past: 'há @ anos|em %|anos atrás|quando era criança|quando eu era|em criança|em pequeno|em pequena|na infância|morreu de|faleceu|antecedente*|faz @ anos',
  now: 'agora|hoje|de novo|outra vez|desde|acabou de|esta manhã|minutos|ainda',
  fear: 'medo|receio|temo|preocup*|prevenir|evitar|risco|vacina*|ansiedade de',
  never: 'nunca|jamais',
  compares:
    'assim|tão|tanto|tanta|como esta|como este|como essa|como esse|como agora|como hoje|igual|antes|tal|parecid*|semelhante|desse jeito|deste jeito|na vida|na minha vida|até agora',
};
