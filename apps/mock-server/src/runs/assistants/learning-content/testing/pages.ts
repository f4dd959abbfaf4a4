import type { Language } from '@constella/api-client/contract';

/** A page of a biology book in every language: three headings, definitions, reasons and figures. */
export const pages: Record<Language, string> = {
  en: `Cellular respiration

Cellular respiration is the process by which cells release energy from glucose. The energy is stored in molecules of ATP. Respiration begins with glycolysis in the cytoplasm.

The mitochondrion

The mitochondrion is an organelle that is surrounded by two membranes. The inner membrane is folded into cristae, because a larger surface has room for more proteins. The citric acid cycle takes place in the matrix of the mitochondrion. Oxygen accepts the electrons at the end of the chain and forms water.

Fermentation

Fermentation is the breakdown of glucose without oxygen. Yeast produces ethanol and carbon dioxide from glucose.`,
  de: `Zellatmung

Die Zellatmung ist der Vorgang, bei dem Zellen Energie aus Glukose gewinnen. Die Energie wird in Molekülen von ATP gespeichert. Der Abbau beginnt mit der Glykolyse im Zytoplasma.

Das Mitochondrium

Das Mitochondrium ist ein Organell, das von zwei Membranen umgeben ist. Die innere Membran ist gefaltet, weil eine größere Oberfläche mehr Proteine aufnimmt. Der Zitratzyklus läuft in der Matrix des Mitochondriums ab. Am Ende der Kette nimmt Sauerstoff die Elektronen auf und bildet Wasser.

Gärung

Die Gärung ist der Abbau von Glukose ohne Sauerstoff. Die Hefe bildet aus Glukose Ethanol und Kohlendioxid.`,
  fr: `La respiration cellulaire

La respiration cellulaire est le processus par lequel les cellules libèrent l’énergie du glucose. L’énergie est stockée dans des molécules d’ATP. La dégradation commence par la glycolyse dans le cytoplasme.

La mitochondrie

La mitochondrie est un organite entouré de deux membranes. La membrane interne forme des crêtes, car une plus grande surface porte plus de protéines. Le cycle de Krebs se déroule dans la matrice de la mitochondrie. Le dioxygène accepte les électrons à la fin de la chaîne et forme de l’eau.

La fermentation

La fermentation est la dégradation du glucose sans dioxygène. La levure produit de l’éthanol et du dioxyde de carbone à partir du glucose.`,
  es: `La respiración celular

La respiración celular es el proceso por el que las células liberan energía de la glucosa. La energía se almacena en moléculas de ATP. La degradación empieza con la glucólisis en el citoplasma.

La mitocondria

La mitocondria es un orgánulo rodeado por dos membranas. La membrana interna forma crestas, porque una superficie mayor admite más proteínas. El ciclo de Krebs ocurre en la matriz de la mitocondria. El oxígeno acepta los electrones al final de la cadena y forma agua.

La fermentación

La fermentación es la degradación de la glucosa sin oxígeno. La levadura produce etanol y dióxido de carbono a partir de la glucosa.`,
  it: `La respirazione cellulare

La respirazione cellulare è il processo con cui le cellule liberano energia dal glucosio. L’energia viene conservata nelle molecole di ATP. La demolizione comincia con la glicolisi nel citoplasma.

Il mitocondrio

Il mitocondrio è un organulo circondato da due membrane. La membrana interna forma creste, perché una superficie maggiore ospita più proteine. Il ciclo di Krebs avviene nella matrice del mitocondrio. L’ossigeno accetta gli elettroni alla fine della catena e forma acqua.

La fermentazione

La fermentazione è la demolizione del glucosio senza ossigeno. Il lievito produce etanolo e anidride carbonica dal glucosio.`,
  'pt-BR': `A respiração celular

A respiração celular é o processo pelo qual as células liberam energia da glicose. A energia é armazenada em moléculas de ATP. A degradação começa com a glicólise no citoplasma.

A mitocôndria

A mitocôndria é uma organela envolvida por duas membranas. A membrana interna forma cristas, porque uma superfície maior comporta mais proteínas. O ciclo de Krebs ocorre na matriz da mitocôndria. O oxigênio recebe os elétrons no fim da cadeia e forma água.

A fermentação

A fermentação é a degradação da glicose sem oxigênio. A levedura produz etanol e dióxido de carbono a partir da glicose.`,
  'pt-PT': `A respiração celular

A respiração celular é o processo pelo qual as células libertam energia da glicose. A energia é armazenada em moléculas de ATP. A degradação começa com a glicólise no citoplasma.

A mitocôndria

A mitocôndria é um organelo rodeado por duas membranas. A membrana interna forma cristas, porque uma superfície maior comporta mais proteínas. O ciclo de Krebs ocorre na matriz da mitocôndria. O oxigénio recebe os eletrões no fim da cadeia e forma água.

A fermentação

A fermentação é a degradação da glicose sem oxigénio. A levedura produz etanol e dióxido de carbono a partir da glicose.`,
  zh: `细胞呼吸

细胞呼吸是细胞分解葡萄糖并释放能量的过程。释放的能量储存在腺苷三磷酸分子中。糖酵解在细胞质基质中进行，不需要氧气。

线粒体

线粒体是由两层膜包围的细胞器。线粒体内膜向内折叠成嵴，因为更大的面积能容纳更多蛋白质。柠檬酸循环在线粒体基质中进行。氧气在电子传递链的末端接受电子并生成水。

发酵

发酵是在没有氧气时分解葡萄糖的过程。酵母菌利用葡萄糖产生酒精和二氧化碳。`,
  'zh-TW': `細胞呼吸

細胞呼吸是細胞分解葡萄糖並釋放能量的過程。釋放的能量儲存在腺苷三磷酸分子中。糖解作用在細胞質中進行，不需要氧氣。

粒線體

粒線體是由兩層膜包圍的胞器。粒線體內膜向內折疊成皺褶，因為更大的面積能容納更多蛋白質。檸檬酸循環在粒線體基質中進行。氧氣在電子傳遞鏈的末端接受電子並生成水。

發酵

發酵是在沒有氧氣時分解葡萄糖的過程。酵母菌利用葡萄糖產生酒精和二氧化碳。`,
  ja: `細胞呼吸

細胞呼吸とは、細胞がグルコースを分解してエネルギーを取り出す過程である。取り出されたエネルギーはATP分子に蓄えられる。解糖系は細胞質で進み、酸素を必要としない。

ミトコンドリア

ミトコンドリアは、二枚の膜に包まれた細胞小器官である。内膜がクリステをつくるのは、表面積が大きいほど多くのタンパク質が並ぶためだ。クエン酸回路はミトコンドリアのマトリックスで進む。酸素は電子伝達系の末端で電子を受け取り、水になる。

発酵

発酵とは、酸素を使わずにグルコースを分解することである。酵母はグルコースからエタノールと二酸化炭素をつくる。`,
  ko: `세포 호흡

세포 호흡은 세포가 포도당을 분해하여 에너지를 얻는 과정이다. 얻은 에너지는 ATP 분자에 저장된다. 해당 과정은 세포질에서 일어나며 산소를 필요로 하지 않는다.

미토콘드리아

미토콘드리아는 두 겹의 막으로 둘러싸인 세포 소기관이다. 내막이 주름진 것은 표면적이 클수록 단백질이 많이 들어가기 때문이다. 시트르산 회로는 미토콘드리아 기질에서 진행된다. 산소는 전자 전달계의 끝에서 전자를 받아 물이 된다.

발효

발효는 산소 없이 포도당을 분해하는 과정이다. 효모는 포도당으로 에탄올과 이산화 탄소를 만든다.`,
  ar: `التنفس الخلوي

التنفس الخلوي هو العملية التي تحرر بها الخلايا الطاقة من الجلوكوز. تُخزَّن الطاقة في جزيئات تسمى أدينوسين ثلاثي الفوسفات. يبدأ التحلل السكري في السيتوبلازم دون حاجة إلى الأكسجين.

الميتوكوندريا

الميتوكوندريا هي عضيات يحيط بها غشاءان. يشكل الغشاء الداخلي ثنيات كثيرة لأن السطح الأكبر يتسع لبروتينات أكثر. تجري دورة حمض الستريك داخل حشوة الميتوكوندريا. يستقبل الأكسجين الإلكترونات عند نهاية السلسلة ويتكون الماء.

التخمر

التخمر هو تفكيك الجلوكوز دون الأكسجين. تنتج الخميرة الإيثانول وثاني أكسيد الكربون من الجلوكوز.`,
};
