import { languages, type Language } from '@constella/api-client/contract';

/** The little that splitting a text needs to know of its language. */
export interface Grammar {
  /** Words that say nothing on their own, of those long enough to be taken for a term. */
  readonly small: ReadonlySet<string>;
  /** Words a noun stands behind; undefined where nothing of the kind shows one. */
  readonly before?: ReadonlySet<string>;
  /** Beginnings of a sentence that points back to another one, or of no term. */
  readonly pointing: RegExp;
  /** Sentences that say what something is: `term` and `meaning`. */
  readonly defines: readonly RegExp[];
  /** Words of a sentence that gives a reason, a way, an example, or compares. */
  readonly cues: Readonly<Record<Cue, RegExp>>;
}
/** A kind of thing a sentence can say, by its words. */
export type Cue = 'why' | 'how' | 'example' | 'compare';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** A sentence of a Latin script: a name, what joins them, and how an explanation begins. */
const latin = (articles: string, verbs: string, starts: string): RegExp =>
  new RegExp(
    `^(?:(?:${articles})\\s+|l['’])?(?<term>[\\p{L}\\p{N}][^,;:()?!]{1,58}?)\\s+(?:${verbs})\\s+(?<meaning>(?:${starts}).{8,})$`,
    'iu',
  );
const cue = (text: string): RegExp => new RegExp(`(?<!\\p{L})(?:${text})(?!\\p{L})`, 'iu');
const begins = (text: string): RegExp => new RegExp(`^(?:${text})(?!\\p{L})`, 'iu');

const chinese = (joins: string, pointing: string, cues: Grammar['cues']): Grammar => ({
  small: words(
    '我们 他们 可以 因为 所以 但是 如果 这个 那个 这些 那些 以及 或者 并且 通过 进行 其中 由于 主要 其他 不同 一个 一种 没有 已经 就是 我們 他們 因為 這個 這些 並且 通過 進行 其他 沒有 已經 一種 一個',
  ),
  pointing: new RegExp(`^(?:${pointing})`, 'u'),
  defines: [
    new RegExp(`^(?<term>[^，。；：（）、？！]{2,14}?)(?:${joins})(?<meaning>.{4,})$`, 'u'),
    /^(?<meaning>[^，。；：]{4,40}?)(?:称为|稱為|叫做|叫作)(?<term>[^，。；：]{2,14})$/u,
  ],
  cues,
});

const grammars: Record<Language, Grammar> = {
  en: {
    before: words(
      'the a an of in into from by with without for as between its their each both two three no every through per',
    ),
    small: words(
      'two three four five six seven eight nine ten inner outer takes take took taken place part parts number kind kinds form forms formed whereas along without stops start starts increase increases hold holds strongly called known given gives include includes contain contains need needs about after again also although always among another because been before being below between both cannot could does doing down during each either every from further have having here into itself just made make makes many more most much must never often only other others over people same several should since some such than that their them then there therefore these they this those through thus together under until very were what when where which while whole with within without would your called used using usually different important example',
    ),
    pointing: begins(
      'this|that|these|those|it|they|he|she|we|you|there|here|its|their|his|her|such|some|most|many|all|each|both|another|one|what|which|who|when|where|if|because|while|although|however|thus|therefore|then|also|but|and|or|so|in|on|at|for|by|with|as|during|after|before|without|within|through|between|to|from|first|second|finally|figure|table|chapter',
    ),
    defines: [
      latin('an?|the', 'is|was', 'an?\\s|the\\s|any\\s|one\\s|when\\s'),
      latin('the', 'are', '\\p{L}+\\s'),
      /^(?:(?:An?|The)\s+)?(?<meaning>[^,;:]{8,120}?)\s+(?:is|are)\s+(?:called|known as|termed)\s+(?:an?\s+|the\s+)?(?<term>[^,;:()]{2,50})$/iu,
      latin(
        'an?|the',
        'means|mean|refers to|refer to|is defined as|are defined as|consists of|consist of',
        '\\p{L}',
      ),
    ],
    cues: {
      why: cue(
        'because|therefore|thus|hence|so that|causes?|caused|due to|leads? to|results? in|reason',
      ),
      how: cue(
        'first|then|next|finally|by means of|using|through|step|process|stage|converts?|turns? into',
      ),
      example: cue('for example|for instance|such as|e\\.g|including|like'),
      compare: cue('unlike|whereas|while|than|compared|contrast|instead|both|difference|similar'),
    },
  },
  de: {
    small: words(
      'aber alle allem allen aller alles also andere anderen auch auf ausserdem bei beim bereits besonders bis dabei dadurch daher damit dann daraus darin dass davon dazu dein dem den denn der des dies diese diesem diesen dieser dieses durch eine einem einen einer eines einige etwa etwas euch für ganz gegen haben hatte hier ihre ihrem ihren ihrer immer ist jede jedem jeden jeder jedes jedoch kann kein keine können man mehr mehrere mit muss müssen nach nicht noch nur oder ohne sehr sein seine seinem seinen seiner sich sie sind sondern sowie über und unter viele vom von vor wenn werden wie wird wurde wurden zum zur zwischen',
    ),
    pointing: begins(
      'dies|diese|dieser|dieses|diesen|das ist|es|er|sie|wir|man|hier|dort|dabei|dadurch|damit|daher|darum|deshalb|dann|dazu|davon|ihre?|seine?|solche|einige|viele|alle|jede[rs]?|beide|wenn|weil|obwohl|während|aber|und|oder|auch|in|im|an|am|auf|bei|beim|für|mit|durch|nach|vor|zu|zum|zur|ohne|zwischen|als|um|zuerst|schließlich|abbildung|tabelle|kapitel|sobald|da',
    ),
    defines: [
      latin(
        'der|die|das|eine?',
        'ist|sind|war',
        'eine?[mnrs]?\\s|der\\s|die\\s|das\\s|jede[rs]?\\s|\\p{Lu}\\p{L}+,\\s',
      ),
      latin(
        'der|die|das|eine?',
        'bedeutet|bedeuten|bezeichnet|bezeichnen|heißt|besteht aus|bestehen aus',
        '\\p{L}',
      ),
      /^(?<meaning>.{8,120}?)\s+nennt man\s+(?:auch\s+)?(?:(?:der|die|das|eine?)\s+)?(?<term>[^,;:()]{2,50})$/u,
      /^(?<meaning>.{8,120}?)\s+(?:wird|werden)\s+(?:auch\s+)?(?:als\s+)?(?<term>[^,;:()]{2,50})\s+(?:genannt|bezeichnet)$/u,
      /^Unter\s+(?:(?:der|die|das|dem|den|einem|einer)\s+)?(?<term>.{2,58}?)\s+versteht man\s+(?<meaning>.{8,})$/u,
    ],
    cues: {
      why: cue(
        'weil|denn|daher|deshalb|dadurch|sodass|so dass|verursacht|aufgrund|führt zu|führen zu|bewirkt|Grund|Ursache|Folge',
      ),
      how: cue(
        'zuerst|zunächst|dann|danach|anschließend|schließlich|indem|mithilfe|durch|Schritt|Vorgang|Prozess|umgewandelt|wandeln',
      ),
      example: cue('zum Beispiel|beispielsweise|etwa|z\\. ?B|wie|darunter'),
      compare: cue(
        'im Gegensatz|anders als|während|als|dagegen|hingegen|Unterschied|ähnlich|beide|stattdessen',
      ),
    },
  },
  fr: {
    before: words(
      'le la les l un une des du de d au aux en dans par avec sans entre chaque cette ces deux trois',
    ),
    small: words(
      'ainsi alors après aussi autre autres avant avec avoir beaucoup car celle celles celui cependant certains cette ceux chaque chez comme dans depuis dernier deux donc dont elle elles encore entre être eux fait faire leur leurs lors lorsque mais même mêmes moins nous notre par parce pendant peut peuvent plus plusieurs pour pourquoi quand quelques quel quelle sans selon sera ses sont sont sous souvent sur tandis tous tout toute toutes très une vers votre vous',
    ),
    pointing: begins(
      "ce|cet|cette|ces|c['’]est|il|elle|ils|elles|on|nous|vous|ici|là|leurs?|son|sa|ses|tel|telle|certains|certaines|plusieurs|tous|toutes|chaque|les deux|si|quand|lorsque|parce|mais|et|ou|donc|ainsi|alors|aussi|cependant|dans|en|sur|pour|par|avec|sans|entre|à|au|aux|de|du|après|avant|pendant|d['’]abord|enfin|figure|tableau|chapitre|grâce",
    ),
    defines: [
      latin(
        'le|la|les|une?',
        'est|sont|était',
        "une?\\s|le\\s|la\\s|les\\s|l['’]|des\\s|du\\s|tout\\s|toute\\s|ce\\s",
      ),
      /^(?<meaning>.{8,120}?)\s+(?:s['’]appelle(?:nt)?|est appelée?|sont appelée?s)\s+(?:une?\s+|l[ae]s?\s+|l['’])?(?<term>[^,;:()]{2,50})$/iu,
      latin(
        'le|la|les|une?',
        'signifie|signifient|désigne|désignent|se définit comme|consiste à|consiste en|représente|comprend',
        '\\p{L}',
      ),
    ],
    cues: {
      why: cue(
        'parce que|car|donc|ainsi|afin|cause|causé|provoque|entraîne|en raison|grâce à|permet',
      ),
      how: cue(
        "d['’]abord|puis|ensuite|enfin|en utilisant|au moyen|étape|processus|transforme|convertit",
      ),
      example: cue('par exemple|tels? que|telles? que|notamment|comme'),
      compare: cue(
        'contrairement|tandis que|alors que|que|plutôt|différence|semblable|les deux|au lieu',
      ),
    },
  },
  es: {
    before: words(
      'el la los las un una unos unas de del al en por con sin entre cada esta estas dos tres',
    ),
    small: words(
      'además ahora algunas algunos antes aunque bien cada casi como con contra cual cuales cuando cuanto desde después donde durante ella ellas ellos entre era eran esa esas ese esos esta estas este esto estos están estar fueron hacia hasta incluso luego mediante menos mientras misma mismo mismos mucho muchos muy nunca otra otras otro otros para pero poco porque pueden puede que quien según sean sino siempre sobre solo también tanto tiene tienen toda todas todo todos unas unos varios veces',
    ),
    pointing: begins(
      'este|esta|esto|estos|estas|ese|esa|eso|él|ella|ellos|ellas|aquí|allí|su|sus|tal|tales|algunos|algunas|muchos|muchas|todos|todas|cada|ambos|ambas|si|cuando|porque|pero|y|o|así|entonces|también|además|en|con|por|para|sin|entre|a|al|de|del|después|antes|durante|primero|finalmente|figura|tabla|capítulo|aunque|gracias|se',
    ),
    defines: [
      latin(
        'el|la|los|las|una?|unos|unas',
        'es|son|era',
        'una?\\s|unos\\s|unas\\s|el\\s|la\\s|los\\s|las\\s|lo\\s|cualquier\\s|aquell',
      ),
      /^(?<meaning>.{8,120}?)\s+se\s+(?:llaman?|denominan?)\s+(?:una?\s+|el\s+|la\s+)?(?<term>[^,;:()]{2,50})$/iu,
      latin(
        'el|la|los|las|una?',
        'significa|significan|designa|se define como|consiste en|consisten en|se refiere a',
        '\\p{L}',
      ),
    ],
    cues: {
      why: cue(
        'porque|por eso|por lo tanto|por tanto|así que|causa|provoca|debido a|gracias a|permite|produce',
      ),
      how: cue(
        'primero|luego|después|finalmente|mediante|usando|a través|paso|proceso|transforma|convierte',
      ),
      example: cue('por ejemplo|como|tales como|entre ellos|incluidos'),
      compare: cue(
        'a diferencia|mientras que|en cambio|que|diferencia|similar|ambos|ambas|en lugar',
      ),
    },
  },
  it: {
    before: words(
      'il lo la i gli le l un uno una di del dello della dei degli delle al alla in nel nella con senza per tra ogni due tre',
    ),
    small: words(
      'alcune alcuni allora altra altre altri altro anche ancora attraverso avere bene che chi come con contro cosa cui dalla dalle dallo degli dei del della delle dello dentro dopo dove durante ecco erano essa esse essere essi fino fra hanno infatti inoltre invece loro mentre molte molti molto negli nei nel nella nelle nello non nostra ogni oltre oppure perché però più poco poi possono prima proprio può qualche quale quali quando quella quelle quelli quello questa queste questi questo quindi sempre senza sono sopra sotto stessa stesso sugli sulla sulle sullo tale tali tanto tra tutta tutte tutti tutto una uno viene vengono',
    ),
    pointing: begins(
      "questo|questa|questi|queste|quest['’]|quello|quella|ciò|esso|essa|essi|esse|lui|lei|loro|qui|lì|il suo|la sua|i suoi|le sue|tale|tali|alcuni|alcune|molti|molte|tutti|tutte|ogni|entrambi|se|quando|perché|poiché|ma|e|o|così|quindi|anche|inoltre|in|nel|nella|con|per|senza|tra|fra|a|al|alla|da|dal|di|dopo|prima|durante|infine|figura|tabella|capitolo|grazie|si",
    ),
    defines: [
      latin(
        'il|lo|la|i|gli|le|uno?|una',
        'è|sono|era',
        "un['’]|uno?\\s|una\\s|il\\s|lo\\s|la\\s|l['’]|i\\s|gli\\s|le\\s|ciò\\s|qualsiasi\\s",
      ),
      /^(?<meaning>.{8,120}?)\s+si\s+(?:chiama|chiamano|dice)\s+(?:un[oa]?\s+|il\s+|la\s+|lo\s+)?(?<term>[^,;:()]{2,50})$/iu,
      latin(
        'il|lo|la|i|gli|le|uno?|una',
        'significa|significano|indica|indicano|si definisce|consiste in|consiste nel|si riferisce a',
        '\\p{L}',
      ),
    ],
    cues: {
      why: cue(
        'perché|poiché|quindi|perciò|causa|causano|provoca|a causa|grazie a|permette|determina',
      ),
      how: cue(
        'prima|poi|dopo|infine|mediante|usando|attraverso|passo|fase|processo|trasforma|converte',
      ),
      example: cue('per esempio|ad esempio|come|tra cui|quali'),
      compare: cue('a differenza|mentre|invece|rispetto|che|differenza|simile|entrambi|entrambe'),
    },
  },
  'pt-BR': {
    before: words(
      'o a os as um uma uns umas de do da dos das ao em no na nos nas por pelo pela com sem entre cada duas dois três',
    ),
    small: words(
      'ainda alguma algumas alguns além antes após apenas aquela aquele através cada como contra cujo dela dele deles depois desde desta deste disso durante elas eles então entre eram essa essas esse esses esta estas este estes está estão foram hoje isso isto logo mais maior mas meio menos mesma mesmo muita muito muitos nada nem nessa nesse nesta neste nunca onde outra outras outro outros para pela pelas pelo pelos pode podem porque portanto pouco quais qual quando quanto quase quem sempre seja sem ser seu seus sobre sua suas também tanto tem têm toda todas todo todos tudo uma umas uns vários',
    ),
    pointing: begins(
      'este|esta|isto|estes|estas|esse|essa|isso|esses|essas|ele|ela|eles|elas|aqui|ali|seus?|suas?|tal|tais|alguns|algumas|muitos|muitas|todos|todas|cada|ambos|ambas|se|quando|porque|mas|e|ou|assim|então|também|além|em|no|na|nos|nas|com|por|para|pelo|pela|sem|entre|ao|à|aos|às|de|do|da|dos|das|depois|antes|durante|primeiro|finalmente|figura|tabela|capítulo|embora|graças',
    ),
    defines: [
      latin(
        'o|a|os|as|uma?|uns|umas',
        'é|são|era',
        'uma?\\s|uns\\s|umas\\s|o\\s|a\\s|os\\s|as\\s|qualquer\\s|aquel',
      ),
      /^(?<meaning>.{8,120}?)\s+(?:chama-se|chamam-se|se chamam?|é chamad[oa])\s+(?:uma?\s+|[oa]\s+)?(?<term>[^,;:()]{2,50})$/iu,
      latin(
        'o|a|os|as|uma?',
        'significa|significam|designa|define-se como|consiste em|consistem em|refere-se a',
        '\\p{L}',
      ),
    ],
    cues: {
      why: cue(
        'porque|pois|por isso|portanto|assim|causa|causam|provoca|devido|graças a|permite|resulta',
      ),
      how: cue(
        'primeiro|depois|em seguida|por fim|por meio|usando|através|passo|etapa|processo|transforma|converte',
      ),
      example: cue('por exemplo|como|tais como|entre eles|incluindo'),
      compare: cue('ao contrário|enquanto|em vez|do que|diferença|semelhante|ambos|ambas|já'),
    },
  },
  get 'pt-PT'() {
    return grammars['pt-BR'];
  },
  zh: chinese(
    '是指|指的是|是',
    '这|那|它|他|她|我|你|其|有|如|因|所|但|而|在|当|对|从|以|为|不|也|还|就|此|该|一般|图|表|由',
    {
      why: /因为|所以|因此|由于|导致|使得|引起|原因|从而/u,
      how: /首先|然后|接着|最后|通过|利用|步骤|过程|转化|变成/u,
      example: /例如|比如|如：|譬如|包括/u,
      compare: /不同|相比|而|区别|相反|相似|比/u,
    },
  ),
  'zh-TW': chinese(
    '是指|指的是|是',
    '這|那|它|他|她|我|你|其|有|如|因|所|但|而|在|當|對|從|以|為|不|也|還|就|此|該|一般|圖|表|由',
    {
      why: /因為|所以|因此|由於|導致|使得|引起|原因|從而/u,
      how: /首先|然後|接著|最後|透過|利用|步驟|過程|轉化|變成/u,
      example: /例如|比如|如：|譬如|包括/u,
      compare: /不同|相比|而|區別|相反|相似|比/u,
    },
  ),
  ja: {
    small: words(
      'これ それ あれ ここ そこ こと もの ため とき ところ よう 場合 また しかし そして および または など それぞれ 同じ 多く 他の 一つ 自分 私たち',
    ),
    pointing:
      /^(?:これ|それ|あれ|この|その|あの|ここ|そこ|彼|私|また|しかし|そして|なお|ただし|例えば|もし|図|表)/u,
    defines: [
      /^(?<term>[^、。「」？！]{2,24}?)とは、?(?<meaning>.{4,})$/u,
      /^(?<term>[^、。「」？！]{2,20}?)は、?(?<meaning>.{5,}(?:である|です|をいう|という|を指す|のこと|だ))$/u,
    ],
    cues: {
      why: /ため|ので|から、|よって|したがって|原因|理由|引き起こ|により/u,
      how: /まず|次に|その後|最後|によって|使って|用いて|過程|段階|変える|変換/u,
      example: /例えば|たとえば|など|のような/u,
      compare: /一方|対して|より|違い|異なり|同様|反対/u,
    },
  },
  ko: {
    small: words(
      '그리고 그러나 하지만 또한 또는 때문 때문에 이것 그것 우리 경우 모든 여러 다른 같은 있는 있다 없는 하는 한다 된다 되는 통해 위해 대한 대해 가장 매우 함께 이러한 그러한',
    ),
    pointing:
      /^(?:이|그|저|이것|그것|이는|이들|그들|우리|또한|그러나|하지만|그리고|따라서|예를|만약|여기|그림|표)(?=\s|은|는|이|가|을|를)/u,
    defines: [
      /^(?<term>[^,.?!]{2,24}?)(?:이란|란)\s+(?<meaning>.{4,})$/u,
      /^(?<term>[^,.?!]{2,20}?)(?:은|는)\s+(?<meaning>.{5,}(?:이다|입니다|을 말한다|를 말한다|을 뜻한다|를 뜻한다|이에요|예요))$/u,
    ],
    cues: {
      why: /때문|따라서|그래서|원인|이유|일으|으로 인해|덕분/u,
      how: /먼저|그다음|다음으로|마지막|통해|이용|사용하여|과정|단계|바꾼|바뀐|전환/u,
      example: /예를 들어|예컨대|같은|등이/u,
      compare: /반면|달리|보다|차이|비슷|대신/u,
    },
  },
  ar: {
    small: words(
      'هذا هذه ذلك تلك الذي التي الذين إلى على عن من في مع بين كما لكن حيث عند عندما بعد قبل كل بعض غير أيضا أيضًا كان كانت يكون تكون حتى منها منه فيها فيه لها لهم هناك خلال مثل لأن ولكن وهي وهو التى',
    ),
    pointing:
      /^(?:هذا|هذه|هؤلاء|ذلك|تلك|هو|هي|هم|نحن|هناك|هنا|كما|لكن|ولكن|إذا|عندما|لأن|في|من|على|إلى|عن|مع|بعد|قبل|خلال|وقد|ثم|أيضًا|كل|بعض|الشكل|الجدول)(?=\s)/u,
    defines: [
      /^(?<term>[^،؛:؟!]{2,48}?)\s+(?:هو|هي|هم|عبارة عن|يعني|تعني|يُقصد به|يُقصد بها|تُعرَّف بأنها|يُعرَّف بأنه)\s+(?<meaning>.{6,})$/u,
    ],
    cues: {
      why: /لأن|لذلك|بسبب|يؤدي|تؤدي|ينتج|سبب|نتيجة|مما/u,
      how: /أولًا|أولاً|ثم|بعد ذلك|أخيرًا|باستخدام|بواسطة|عن طريق|خطوة|عملية|تحويل|يتحول/u,
      example: /مثلًا|مثلاً|على سبيل المثال|مثل|ومنها/u,
      compare: /بخلاف|بينما|أما|أكثر من|أقل من|الفرق|على عكس|بدلًا/u,
    },
  },
};

/** Scripts that leave no doubt. */
const scripts: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Arabic}/u, 'ar'],
];
/** Characters that only traditional Chinese has, of those every text has. */
const traditional = /[這個們為來時說國學會過對發還後從點體關]/u;
/** Characters of a text that are looked at. */
const enough = 4_000;

/** The language of a text somebody brought, which need not be the language of the app. */
export function languageOf(text: string, fallback: Language): Language {
  const start = text.slice(0, enough);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const share = (script: RegExp) =>
    (start.match(new RegExp(script.source, 'gu'))?.length ?? 0) / Math.max(letters, 1);
  const found = scripts.find(([script]) => share(script) > 0.2);
  if (found) return found[1];
  if (share(/\p{Script=Han}/u) > 0.3) return traditional.test(start) ? 'zh-TW' : 'zh';
  const typed = start.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = (language: Language) =>
    typed.filter((word) => grammars[language].small.has(word)).length;
  // One's own language wins a draw: it comes first.
  const best = [fallback, ...languages].toSorted((one, other) => hits(other) - hits(one))[0];
  return best !== undefined && hits(best) > hits(fallback) ? best : fallback;
}

/** What splitting needs to know of a language. */
export const grammarOf = (language: Language): Grammar => grammars[language];
