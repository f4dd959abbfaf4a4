import type { EmergencyWords } from './emergency-words.js';

/** English. */
export const en: EmergencyWords = {
  window: 70,
  reach: 34,
  signs: `
stroke: face|mouth|smile|eyelid + droop*|sagging|crooked|lopsided|fell on one side|numb on one side|twisted
stroke: slurr*|talking like * drunk|drunk but|cant speak|can't speak|cannot speak|can't talk|cant talk|trouble speaking|difficulty speaking|words come out wrong|speech is gone|speaking gibberish
stroke: one side|left side|right side|left arm|right arm|left leg|right leg|one arm|half of my body|half of his body|half of her body + numb|weak|weakness|paraly*|cant move|can't move|cannot move|cant lift|can't lift|wont move|won't move|limp
stroke!: stroke|brain bleed|tia + having|right now|think|suspect*|maybe|just had|possible|signs of|help|now
heart: chest pain*|pain in chest|pain in my chest|pain in his chest|pain in her chest|chest pressure|chest tightness|tight chest|tightness in my chest|pressure in my chest|pressure on my chest
heart: chest + crush*|squeez*|elephant|pressure|tight*|stabbing|heavy|heaviness|burning + arm|jaw|shoulder|sweat*|nause*|breath*|dizzy|neck|vomit*|faint*
heart: chest + pain*|hurt*|ache*|aching + arm|jaw|sweat*|nause*|breath*|faint*|severe|terrible|sudden*|really bad|back
heart!: heart attack|cardiac arrest + having|right now|think|now|help|just had|maybe|signs of
breathing: cant breathe|can't breathe|cannot breathe|can hardly breathe|can barely breathe|struggling to breathe|struggling for breath|fighting for air|gasping|unable to breathe|not getting air|cant get air|can't get air|cant catch my breath|can't catch my breath|choking|suffocating|stopped breathing
breathing: short of breath|shortness of breath|breathless*|trouble breathing|difficulty breathing|hard to breathe|wheez* + severe|severely|sudden*|at rest|very|extreme*|cant finish|can't finish|cant speak|can't speak|full sentence*|getting worse|inhaler|lying down
breathing: lips|fingers|face + blue|purple|grey
unconscious: unconscious|unresponsive|passed out and|wont wake up|won't wake up|cant wake|can't wake|not waking up|doesnt wake|doesn't wake|not responding|no pulse|not breathing|isnt breathing|isn't breathing|collapsed
seizure: having a seizure|having a fit|convuls*|fitting|seizing|seizure wont stop|seizure won't stop|shaking all over and
seizure: seizure* + wont stop|won't stop|minutes|now|first|just|still|again|another|not waking
anaphylaxis: tongue|tounge|throat|lips|face + swell*|swollen|closing|tight|puff*
anaphylaxis: anaphyla*|epipen
anaphylaxis: hives|rash|allerg* + cant breathe|can't breathe|breathing|wheez*|throat|dizzy|faint*|swell*
bleeding: blood|bleed* + spurt*|gush*|pouring|wont stop|won't stop|not stopping|doesnt stop|doesn't stop|cant stop|can't stop|soaked|everywhere|pumping|a lot of|lots of|heavy|heavily|severe*|massive
bleeding: vomit* blood|vomiting blood|throwing up blood|threw up blood|coughing up blood|coughed up blood|black tarry|blood in vomit|coffee ground*
suicide: kill himself|kill herself|kill themselves|kill myself|killing myself|end my life|ending my life|take my own life|suicid*|want to die|wanna die|dont want to live|don't want to live|better off dead|no reason to live|hang myself|cut my wrists|jump off
poisoning: took|taken|swallowed|ate + # pills|# tablets|# paracetamol|# tylenol|# ibuprofen|# sleeping pills|# aspirin|# acetaminophen|# xanax
poisoning: overdos*|swallowed bleach|drank bleach|poisoned|carbon monoxide|swallowed poison|swallowed a battery|button battery|antifreeze
poisoning: drank|drunk|swallowed|ate|ingested|drinking + bleach|cleaner|detergent|pesticide*|poison*|battery|batteries|antifreeze|weed killer|rat|lye|petrol|gasoline|paint thinner|chemical*|turpentine
poisoning: took|taken|swallowed + too many|whole bottle|whole box|whole pack|all my pills|all the pills|bunch of pills|handful of pills|whole packet|lots of pills
sepsis: fever|<fever>|infection|shivering|chills + confus*|not peeing|hardly pee*|mottled|clammy|racing heart|heart racing|breathing fast|rapid breathing|feel like dying|slurred
sepsis!: sepsis|septic|blood poisoning
meningitis: neck + stiff + fever|<fever>|headache|rash|light|vomit*|worst
meningitis: rash|spots|blotches + glass|dont fade|don't fade|doesnt fade|doesn't fade|not fade|purple
headInjury: head + hit|bang*|fell|injur*|struck|blow|knocked|trauma|landed + vomit*|throwing up|unconscious|passed out|knocked out|confus*|blackout|blacked out|fluid|seizure|memory|sleepy|drowsy|blood from ear|worst
pregnancy: pregnan*|weeks along|trimester|expecting + bleed*|severe|blood|water broke|waters broke|baby not moving|stopped moving|not moving|less movement|vision|blurr*|seeing spots|swollen|seizure|sharp pain|faint*|pain on one side
pregnancy!: ectopic|eclampsia|cord prolapse
infant: newborn|week old|weeks old|1 month old|2 month old|one month old|two month old|baby|infant|days old + fever|<fever>|temp|floppy|limp|wont feed|won't feed|not feeding|wont wake|won't wake|blue|grunting|unresponsive|bulging + floppy|limp|wont feed|won't feed|not feeding|wont wake|won't wake|blue|grunting|unresponsive|bulging|<fever>
infant: newborn|week old|weeks old|1 month old|2 month old|one month old|two month old|days old + fever|<fever>
headache: worst headache|thunderclap|worst head pain
headache: headache|head pain + sudden*|out of nowhere|explo* + severe|worst|excruciating|terrible|unbearable|intense
vision: vision loss|loss of vision|lost vision|lost my vision|lost sight|lost my sight|went blind + sudden*|eye|eyes
vision: lost|loss of|losing|cant see|can't see|gone|no vision|curtain|blind + sight|vision|one eye|right eye|left eye|an eye + lost|loss|losing|sudden*|cant see|can't see|curtain|gone|blind
torsion: testic*|balls|ball|scrot*|nut + sudden*|severe|excruciating|swollen|hard|agony|terrible|twisted|unbearable
caudaEquina: numb*|cant feel|can't feel|no feeling|tingl* + between my legs|between legs|groin|saddle|genitals|buttocks|private parts|crotch
caudaEquina: back pain|back|sciatica|both legs + cant pee|can't pee|cant urinate|can't urinate|wet myself|incontinen*|lost control of my bladder|bladder control|bowel control|can't poop
diabetic: diabet*|sugar|glucose|insulin + <glucose>|very high|too high|off the charts|very low|unconscious|confus*|vomit*|fruity|breathing fast|cant wake|can't wake|ketone*|hypo|shaky + <glucose>|confus*|vomit*|unconscious|ketone*|fruity|cant wake|can't wake|passed out|sweating|breathing
diabetic!: ketoacidosis|dka
abdomen: stomach|belly|abdom*|tummy + rigid|rock hard|board|unbearable|excruciating|worst pain
aorta: chest|back + tearing|ripping
limb: leg|arm|foot|hand + cold + pale|white|blue|no pulse
burn: burn*|scald*|electrocuted|electric shock + face|large|whole|deep|genitals|baby|unconscious|third degree|chemical
heat: heat stroke|heatstroke
`,
  not: "no|not|without|denies|denied|deny|never|dont have|don't have|doesnt have|doesn't have|didnt have|didn't have|haven't had|havent had|hasn't had|nor|neither|isnt|isn't|nothing like",
  notAfter: 'none|denied|: no|- no|absent|negative',
  notNot:
    'not only|not just|not sure|no idea|dont know|no relief|not better|not getting better|no doubt|not feeling well|no help|not going away|not well|not stopping',
  but: 'but|however|although|though|yet|except|and|now',
  or: 'or|nor',
  past: 'years ago|in %|history of|as a child|as a kid|as a baby|when i was|when he was|when she was|used to have|back in|decades ago|last year|died of|died from',
  now: 'now|today|again|just|tonight|this morning|minutes ago|an hour ago|since|started|currently',
  fear: 'afraid of|fear of|scared of|worried about|anxious about|worry about|terrified of|prevent*|risk of|avoid|what if|phobia|article|vaccin*|lower my risk|course|health anxiety',
  never: "never|havent had|haven't had|hasnt had|hasn't had|not had|not felt|no pain like",
  compares:
    'such|like this|like that|this bad|that bad|this badly|this severe|this strong|this intense|so bad|so badly|so severe|so strong|so intense|so much|as bad|as severe|as strong|worse|before|in my life|until now|till now|until today',
};
