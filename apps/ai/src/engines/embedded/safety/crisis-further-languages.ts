import { lately, now, together } from './elsewhere-words.ts';

export const POLISH: readonly RegExp[] = [
  now(
    /\b(?:mysl\w* (?:\w+ ){0,2}samobojst\w*|mysli samobojcze|popelni[ec] samobojstwo|chce (?:\w+ )?(?:umrzec|zniknac|nie zyc|zdechnac|zeby (?:to )?sie skonczylo|ze soba skonczyc|sie zabic|z tym skonczyc|odejsc)|chcial(?:a)?bym (?:\w+ )?(?:umrzec|zniknac|nie zyc|zasnac i|nie istniec)|nie chce (?:juz )?(?:\w+ )?(?:zyc|istniec|byc|dluzej|tak zyc|sie obudzic)|nie chce mi sie (?:juz )?zyc|(?:odebrac|odbiore) sobie zycie|zabi(?:c|je) sie|skoncz(?:e|yc) ze soba|skoncz(?:e|yc) (?:z tym|to) (?:wszystko|dzis\w*|jutro|raz)|wole umrzec|(?:mam|mialam) dosc (?:zycia|wszystkiego|tego zycia)|nie mam (?:juz )?(?:sily|po co|dla kogo|sil)(?: \w+)? (?:zyc|dalej)|nie widze (?:juz )?(?:sensu|wyjscia)|zycie nie ma (?:juz )?sensu|powiesze sie|juz nie (?:moge|daje rady) (?:zyc|dalej|tak)|lepiej (?:bym|zebym|byloby gdybym) (?:\w+ )?(?:nie zyl\w*|odsz\w+|umarl\w*|zniknal\w*))\b/,
  ),
  now(
    /\b(?:nie|nigdy)(?: \w+){0,3} (?:obudz\w+|wybudz\w+)\b(?<=\b(?:zasn\w+|spac|modl\w+|chc\w+|rano|oby|marze)\b[^.!?]{0,60})|\b(?:lepiej|latwiej|spokojniej|lzej)(?: \w+){0,3} beze mnie|\bbeze mnie (?:\w+ ){0,3}(?:lepiej|latwiej|lzej)|\bjestem (?:tylko |dla \w+ )?(?:ciezarem|zawada|kula u nogi|problemem)\b|\bnikt (?:\w+ ){0,3}(?:nie zauwazy|nie bedzie tesknil|nie zateskni|nie zaplacze)/,
  ),
  now(
    /\bnapisal[ae]?m (?:\w+ ){0,2}(?:listy|list) (?:\w+ ){0,2}(?:do|dla|pozegnaln\w+)|\blisty? (?:do|dla) (?:dzieci|zony|meza|rodzicow|mamy|corki|syna)\b(?! swietego)|\bto nie (?:wasza|twoja|niczyja|jej|jego) wina|\bniczyja wina|\bzegnajcie\b|\bzegnaj\b|\bwybaczcie\b|\bprzepraszam (?:was|wszystkich|za wszystko|mamo)|\bpowiedzcie (?:\w+ ){1,3}ze (?:kocham|ich|ja|kochal\w*)|\b(?:jutro|niedlugo|wkrotce|w (?:piatek|sobote|niedziele|poniedzialek|srode|czwartek|wtorek)|po \w+)(?: \w+){0,2} mnie (?:juz )?nie bedzie\b(?! w (?:pracy|domu))|\bniedlugo (?:bede|do niej|do niego|sie spotkamy|dolacze)(?: u| z| do)? ?(?:niej|nim|nia|mamy|taty|niego)?\b|\bide do (?:niej|niego|mamy|taty)\b|\bjuz (?:postanowil\w+|zdecydowal\w+)\b|\bto (?:moj|moja) ostatni\w*|\b(?:dzis|dzisiaj|jutro|w niedziele|w piatek|w sobote)\b(?: \w+){0,4} (?:to skoncze|koncze z tym|odchodze|to zrobie|bedzie po wszystkim|wszystko sie skonczy)/,
  ),
  now(
    /\bnie bed(?:a|zie) (?:mi )?(?:juz )?potrzebn\w+|\bwszystko (?:zalatwione|uporzadkowane|przygotowane|pozamykane|rozdal\w+)|\b(?:tabletki|tabletek|leki|sznur|lina|zyletk\w|pistolet)\b(?: \w+){0,4} (?:leza|lezy|na stole|obok|przede mna|przygotowan\w+|zebral\w*|kupil\w*|czeka\w*|uzbieral\w*)|\b(?:zbieram|uzbieral\w+|kupil\w+|nazbieral\w+) (?:\w+ ){0,2}(?:tabletki|leki|tabletek|sznur|line)|\bza duzo (?:tabletek|lekow|prochow)|\bprzedawk\w+|\bpolknel\w+ (?:\w+ ){0,3}(?:tabletek|lekow|wszystkie|cale|tabletki)|\b(?:stoje|siedze) (?:\w+ )?(?:na|przy|nad) (?:moscie|dachu|torach|peronie|balkonie|krawedzi|przepasci|wiadukcie|barierce|parapecie)|\bskocz(?:e|yc) (?:z (?:mostu|dachu|balkonu|okna|wiaduktu)|pod (?:pociag|tramwaj|metro))|\bpod pociag\b|\bubezpieczenie (?:by|wyplaca|starczy)/,
  ),
  now(
    /\b(?:tne|pocielam|pocialem|ciac|kalecze|okaleczam|przypalam|rane)(?: \w+)? (?:sie|rece|uda|siebie|nogi|przedramiona)\b|\bsie (?:znowu |znow )?(?:tne|pocielam|pocialem|okaleczam)\b|\bnie przestaje krwawic|\b(?:bije|dusi|gwalci|zamyka|katuje|kopie|wiezi|sledzi|molestuje|glodzi|szarpie)(?: \w+)? (?:mnie|nas|go|ja|dziecko|dzieci|mame|syna|corke|brata|siostre|malego|mala)\b|\b(?:mnie|nas|go|ja|dziecko|syna|corke|brata|mame|dzieci)\b(?: \w+){0,2} (?:bije|dusi|gwalci|katuje|zamyka|wiezi|kopie|molestuje)\b|\b(?:noz|pistolet|siekier\w) (?:do|przy|na) (?:brzucha|gardla|szyi|gardle)|\bprzystawil|\bboje sie (?:dzisiejsz|wracac|wrocic|ze (?:mnie|nas)|do domu|meza|ojca|o zycie|go)|\b(?:mowi|powiedzial|grozi|napisal|obiecal),? ze (?:\w+ ){0,5}(?:zabije|spali|podpali|wykonczy)|\bzabral (?:mi )?(?:telefon|klucze|dokumenty)|\bzabije (?:go|ja|ich|tego|ta)\b(?=[^]{0,80}\b(?:noz|przysiegam|wiem gdzie|dzis|jutro|serio|czekam|mam juz)\b)|\bprzychodzi (?:\w+ )?do mojego (?:pokoju|lozka)|\bdotyka mnie|\bsiniak\w* (?:na|ma|po)|\bnie wypuszcza (?:mnie|z domu)|\bzamknal? mnie\b/,
  ),
  lately(
    /\b(?:mnie|nas|ja|go|mi|mame|dziecko)\b(?: \w+){0,3} (?:pobil|uderzyl|dusil|kopnal|zamknal|skatowal|zgwalcil|popchnal|zlamal|przydusil|spoliczkowal|zrzucil)\w*\b|\b(?:pobil|dusil|zamknal|uderzyl|popchnal|skopal|zgwalcil)(?: \w+)? (?:mnie|nas|mame|dziecko)\b/,
  ),
  together(
    /\b(?:zegnaj\w*|pozegna\w+|dziekuje za wszystko|przepraszam za wszystko|chce umrzec|zabic sie)\b/,
    /\b(?:wylaczyl\w*|nie odbiera|nie odpisuje|nie wiem gdzie|zniknal|zniknela|zamknela? sie)\b/,
  ),
];

export const TURKISH: readonly RegExp[] = [
  now(
    /\bintihar (?:et(?:mek|meyi|cem|ece\w+|sem)|dusun\w*|plan\w*)|\bintihari dusun\w*|\bolmek ist(?:iyorum|iyom)|\bolmeyi (?:dusun|ist)\w*|\b(?:yasamak|var olmak|uyanmak|nefes almak) istem(?:iyorum|iyom|eden)\b|\bkendimi (?:\w+ )?(?:oldur|asac|asic|asmak|vurac|vuric|atac|atic|atmak|atsam)\w*|\bcanima (?:kiy|son)\w*|\bhayatima son|\bher seye son|\bolsem (?:de|daha|keske|kurtul|kimse)\w*|\bkeske (?:olsem|olsey\w*|dogmas\w*|ols\w+)\b(?! de gor)|\byasama(?:ya|nin|k icin) (?:\w+ )?(?:gucum|sebebim|degmez|anlam\w*|nedenim)|\bdayanacak gucum|\bdayanamiyorum\b|\b(?:yasamaktan|hayattan) (?:biktim|yoruldum|bezdim)|\bbu dunyadan (?:gid|git|goc)\w*|\byok olmak ist\w+|\bartik bitsin\b|\bolum(?:u|den)? (?:dusun|kurtul|istiyor)\w*/,
  ),
  now(
    /\buyan(?:ma|mam|masam|mak|mayayim)\w*\b(?<=\b(?:uyu\w*|gece|sabah|keske|bir daha|hic|dua|yatip)\b[^.!?]{0,50})|\b(?:yuk|yukum)\b(?=[^]{0,60}(?:rahat|bensiz|olsem|gider|kurtul|iyisi|$))|\bbensiz (?:daha )?(?:rahat|mutlu|iyi|huzurlu)\w*|\bben (?:olmasam|olmazsam|gidince|olmayinca|olursem|gidersem)\b|\bkimse (?:\w+ )?(?:fark etmez|ozlemez|aramaz)\b/,
  ),
  now(
    /\belveda\b|\bhakk(?:in|iniz)i helal|\bhelallik|\bbeni affed\w+|\b(?:kimsenin|sizin|senin) suc\w+ (?:yok|degil)|\bmektup(?:lar\w*|u)?(?: \w+){0,4} (?:yazdim|biraktim|hazir)|\bayin \d+\w* ben de|\byanina (?:gid|gel)\w+(?=[^]{0,40}(?:yakinda|anne|baba|karar|az kald|$))|\bson (?:mesajim|yazim|gecem|gunum|sozum|gorus\w*)\b|\b(?:pazar|cuma|cumartesi|pazartesi|sali|carsamba|persembe|yarin|bu gece|bu aksam)\b(?: \w+){0,4} (?:her sey bitecek|bitiriyorum|bitecek|gidiyorum bu|yok olacagim|olmayacagim|son verec\w*|hepsi bitecek)|\b(?:gun|tarih)(?:u|unu)? (?:sectim|belirledim|belli)|\b(?:verdim|dagittim|biraktim)\b[^]{0,60}\b(?:ihtiyacim (?:yok|kalmad\w*|olmayac\w*)|gerek kalmad\w*)/,
  ),
  now(
    /\b(?:ilac\w*|hap\w*|silah\w*|tabanca\w*|jilet\w*|urgan\w*)\b(?: \w+){0,5} (?:onumde|yanimda|masada|elimde|hazir|biriktir\w*|yuttum|ictim|bakiyorum|cikar\w*|aldim)|\b(?:kopru\w*|cati\w*|balkon\w*|ray\w*|ucurum\w*|viyaduk\w*)\b(?: \w+){0,3} (?:bakiyorum|duruyorum|atla\w*|asagi|oturuyorum|kenar\w*|ciktim)|\b(?:kol\w*|bile[gk]\w*|baca[gk]\w*|kendimi) (?:\w+ )?(?:kestim|kesiyorum|cizdim|ciziyorum|yaktim|yakiyorum)|\bkendime zarar|\bkan durm\w+|\b(?:cok fazla|butun|hepsini|bir kutu) (?:\w+ )?(?:ilac\w*|hap\w*)|\bhapi yuttum\b(?=[^]{0,20}(?:hep|kutu))/,
  ),
  now(
    /\b(?:beni|bizi|bana|bize|kardesimi|annemi|cocugu|cocuklari|oglumu|kizimi|bebegi|onu)\b(?: \w+){0,4} (?:dovuyor|vuruyor|boguyor|bogaz\w+|kilitl\w+|hapset\w+|tehdit|oldurec\w*|olduruyor|oldurur|bicak\w*|tecavuz|dokunuyor|tekmel\w*|yakac\w*|taciz|takip ed\w*|eziyet|ac birak\w*|zorluyor)\b(?! gulmekten)|\b(?:eve|odaya|banyoya|iceri) kilitl\w+|\bkapiyi kilitl\w+|\bdisari cikmama izin|\btelefonumu (?:aldi|kontrol|karistir)\w*|\bodama (?:geliyor|giriyor)|\beve (?:gitmekten|donmekten) kork\w+|\bondan korkuyorum|\bbanyoda sakl\w+|\bsaklaniyorum|\bbicak (?:cekti|dayadi)|\bsilah (?:cekti|dayadi|dogrultt\w*)|\bmorluk\w*|\b(?:onu|hepsini|herifi|adami|karimi|kocami) (?:\w+ )?(?:oldurec\w*|oldurcem|oldurucem|vuracagim|gebertec\w*|bicaklay\w*)(?=[^]{0,60}(?:bicak|silah|biliyorum|bu gece|yarin|yemin|bekliyorum|ciddi|$))/,
  ),
  lately(
    /\b(?:beni|bizi|bana|annemi|kardesimi|cocugu)\b(?: \w+){0,4} (?:dovdu|vurdu|bogdu|itti|tekmeledi|kilitledi|tokat atti|yumruk\w*|hirpaladi|merdiven\w*)\b/,
  ),
  together(
    /\b(?:elveda|hakkini helal|hosca ?kal|her sey icin|olmek istiyor|intihar|vedalas\w+|veda)\b/,
    /\b(?:acmiyor|cevap vermiyor|ulasamiyor\w*|telefonu kapali|nerede oldug\w*|kayip|kork\w+)/,
  ),
];

export const RUSSIAN: readonly RegExp[] = [
  now(
    /хочу (?:\S+ ){0,2}(?:умереть|сдохнуть|исчезнуть|покончить|убить себя|повеситься|не жить|чтобы (?:все|это) (?:\S+ )?(?:кончил|закончил)|уснуть и не|заснуть и не)|хочется (?:\S+ )?(?:умереть|сдохнуть|исчезнуть)|(?:^|[^а-я])не хочу (?:\S+ )?(?:жить|просыпаться|существовать|так жить|быть живо)|жить (?:\S+ )?не (?:хочу|хочется|могу)|(?:покончить|покончу|закончить|кончаю|покончил бы) с (?:собои|этим|жизнью)|(?:мысли|думаю)[^.!?]{0,20}(?:суицид|самоубииств|смерти)|суицид(?!олог)|(?:убью|убить|порешу) себя|повешусь|наложить на себя руки|сдохнуть бы|скореи бы (?:умереть|сдохнуть|конец)|лучше бы (?:я|мне) (?:\S+ )?(?:умер|не род|сдох|не жить)|лучше (?:сдохнуть|умереть)(?! чем)|нет (?:\S+ )?(?:смысла|сил|желания) (?:\S+ )?жить|незачем (?:\S+ )?жить|не вижу (?:смысла|выхода)|нет (?:выхода|смысла)(?: больше)?(?:$|[.,!])|устал\S* (?:жить|от жизни)|спрыгн(?:у|уть)|сброшусь|прыгнуть (?:с|под)|под поезд|в петлю|вены (?:вскр|реж|порез)|вскрою/,
  ),
  now(
    /(?:заснуть|уснуть|лечь)[^.!?]{0,30}не просн|не проснуться|(?:лучше|легче|проще|спокоинее) (?:\S+ ){0,2}без меня|без меня (?:\S+ ){0,3}(?:лучше|легче|проще)|я (?:\S+ ){0,2}обуза|только обуза|обуза для|меня (?:уже |скоро |больше |завтра )*не (?:станет|будет)(?! (?:дома|на|в))|никто (?:и )?не заметит|никому (?:\S+ )?не (?:нужен|нужна)|когда меня не станет(?=[^]{0,40}(?:скоро|легче|лучше))|страховк\S*[^.!?]{0,30}(?:семь|детям|хватит|выплат)/,
  ),
  now(
    /прощаите|прощаи(?:[^а-я]|$)|простите (?:меня|за все)|прости(?:те)? мама|никто не виноват|(?:не )?виню(?: \S+)? никого|никого не вин|письма? (?:детям|маме|всем|родным|сыну|дочери|жене|мужу)|не вините|(?:это|мое) (?:мое )?последнее(?:$|[.,!]| сообщение| письмо)|(?:последнии|мои последнии) (?:вечер|день|раз пишу)|скоро (?:\S+ )?(?:к неи|к нему|буду с|уиду|поиду к|увидимся|все кончится|все закончится)|завтра меня (?:уже )?ни|(?:кота|кошку|собаку|пса|вещи|гитару)[^.!?]{0,40}(?:отдал|раздал|подарил)[^]{0,120}(?:завтра|больше не|документы|не понадоб|не нужн)|мне (?:\S+ )?(?:уже|больше) не (?:понадоб|нужн)|скажите (?:\S+ ){1,3}что (?:я )?(?:люблю|любил)|(?:в (?:пятницу|субботу|воскресенье|понедельник|среду|четверг|вторник)|завтра|сегодня|после \S+(?: \S+)?) (?:\S+ ){0,2}(?:все кончится|все закончится|все будет кончено|уиду навсегда|меня не (?:станет|будет)|сделаю это|ставлю точку)|(?:день|дата|дату|число) (?:\S+ )?(?:выбран|назначен|выбрал|назначил)/,
  ),
  now(
    /таблетк\S*[^.!?]{0,30}(?:рядом|лежат|передо мнои|на столе|готовы|накопил|выпил|наглотал|горст|собрал)|(?:выпил|наглотал|проглотил|съел|накопил)\S*[^.!?]{0,20}(?:таблет|всю? пачк|упаковк|снотворн)|передоз|(?:стою|сижу|стоял)\S*[^.!?]{0,20}(?:на мосту|на крыше|на краю|на рельсах|на подоконник|у обрыва|на перроне|у окна и)|смотрю вниз|(?:опять|снова|каждыи|сегодня|вчера)?\s?(?:режу|порезал|резал|режусь|порезалась|исполосовал|прижигаю)\S*(?: \S+){0,2} (?:рук|вены|себя|ног|бедр|кож)|режусь|кровь не остан|(?:веревк|ружь|пистолет)\S* (?:\S+ ){0,2}(?:готов|купил|рядом|передо|лежит)/,
  ),
  now(
    /(?:бьет|душит|избивает|насилует|запирает|угрожает|держит взаперти|домогается|преследует|пинает|лупит|трогает|морит|таскает за волосы|следит за)(?: \S+){0,2} (?:меня|нас|мать|сына|дочь|дочку|брата|сестру|ребенка|детеи|маму|мне|нам|по|ее|его|малыша|голодом|внука)|(?:меня|нас|маму|ребенка|детеи|его|ее|брата|сестру|сына|дочку)(?: \S+){0,2} (?:бьет|душит|избивает|насилует|запирает|лупит|трогает|убьет если (?:уиду|расскажу|я))|убьет,? если (?:уиду|расскаж|я |мы)|(?:сказал|говорит|грозит|обещал|орет|написал)[^.!?]{0,30}(?:убьет|убью|зарежет|сожжет|закопает)|ломится в дверь|стоит под дверью|не выпускает|запер (?:меня|нас|дверь)|забрал (?:\S+ )?(?:телефон|паспорт|ключи)|нож (?:к|у|уже|приставил)|приставил нож|приходит ко мне (?:ночью|в комнату)|заходит ко мне|боюсь (?:идти домои|возвращаться|его|за жизнь|что убьет|сегодняшнеи ночи)|прячусь|спряталась|спрятались|синяк\S* (?:у|на|по)|(?:его|ее|их|эту|этого|гада|мужа|отчима) (?:\S+ ){0,2}(?:убью|зарежу|прирежу|пристрелю|задушу)(?=[^]{0,80}(?:нож|клянусь|жду|серьезно|сегодня|завтра|знаю где|ружье|пистолет))|(?:убью|зарежу|пристрелю) (?:его|ее|их)(?=[^]{0,80}(?:нож|клянусь|жду|серьезно|сегодня|завтра|знаю где|ружье))/,
  ),
  lately(
    /(?:вчера|сегодня|опять|снова|ночью|утром|вечером|только что)[^.!?]{0,50}(?:избил|ударил|душил|толкнул|запер|выстрелил|бил меня|изнасил|пнул|сломал мне|замахнул)|(?:меня|нас|маму) (?:\S+ ){0,2}(?:избил|ударил|придушил|толкнул|запер|изнасиловал)|(?:избил|ударил|душил|придушил) (?:\S+ )?меня/,
  ),
  together(
    /прощаи|попрощал|спасибо за все|прости за все|хочет умереть|покончить/,
    /не (?:берет|отвечает|выходит)|телефон (?:\S+ )?(?:выключен|недоступен)|боюсь|не знаю где|пропал|заперл/,
  ),
];

export const UKRAINIAN: readonly RegExp[] = [
  now(
    /хочу (?:\S+ ){0,2}(?:померти|вмерти|зникнути|здохнути|заснути (?:і|и|та) не|вбити себе|повіситис|не жити|покінчити|щоб (?:все|це) (?:\S+ )?(?:скінчил|закінчил))|хочеться (?:\S+ )?(?:померти|зникнути)|не хочу (?:\S+ )?(?:жити|прокидатис|існувати)|жити (?:\S+ )?не (?:хочу|хочеться|можу)|(?:покінчити|покінчу) (?:з|із) (?:собою|цим|життям)|(?:думаю|думки)[^.!?]{0,20}(?:самогуб|суіцид|смерть)|суіцид|накласти на себе|вбити себе|вбю себе|повішусь|(?:немає|нема) (?:сенсу|сил|сили) (?:\S+ )?жити|не бачу (?:сенсу|виходу)|краще (?:б |мені |мене )?(?:я помер|мене не буде|не жити|померти|б мене не)|втомив?\S* (?:жити|від життя)|не прокинутис|не прокинут[ьи]|стрибнути з|під поїзд|під поізд|в петлю/,
  ),
  now(
    /(?:краще|легше|простіше) (?:\S+ ){0,2}без мене|без мене (?:\S+ ){0,2}(?:краще|легше)|я (?:\S+ ){0,3}тягар|(?:тільки|лише) тягар|мене (?:вже |скоро |завтра |більше )*не (?:буде|стане)(?! (?:вдома|на|в))|ніхто (?:и )?не помітить|прощаваите|прощаваи|пробачте (?:мені|мене|за все)|вибачте мені всі|ніхто не винен|скоро (?:\S+ )?(?:до неі|до нього|піду|буду з|все скінчиться|побачимось)|вирішив коли|(?:якось )?без мене(?:$|[.!])|листи? (?:дітям|мамі|всім|дружині|сину)|гроші на похорон|мені (?:вже|більше) не (?:треба|знадоб|потрібн)|(?:у неділю|у суботу|в пятницю|завтра|сьогодні|після \S+) (?:\S+ ){0,2}(?:все скінчиться|все закінчиться|мене не буде|піду назавжди|зроблю це)|(?:кота|собаку|речі)[^.!?]{0,30}(?:віддав|віддала|роздав|роздала)[^]{0,100}(?:завтра|більше не|не треба|документи)/,
  ),
  now(
    /таблетк\S*[^.!?]{0,30}(?:поруч|лежать|переді мною|на столі|випи|наковтал|зібра|назбира)|(?:випи|наковта|проковтну)\S*[^.!?]{0,20}(?:таблет|пігул|пачк)|(?:стою|сиджу) (?:\S+ )?(?:на мосту|на даху|на краю|на коліі|на рейках|на підвіконн|на балконі і)|дивлюсь вниз|(?:ріжу|порізал|різал|порізав|ріжусь)\S*(?: \S+){0,2} (?:рук|вени|себе|ног|шкір)|ріжусь|знову (?:ріж|поріз)|кров не (?:зупин|спин)/,
  ),
  now(
    /(?:бє|душить|ґвалтує|гвалтує|замикає|погрожує|переслідує|лупить|чіпає|мордує)(?: \S+){0,2} (?:мене|нас|сина|доньку|брата|сестру|дітеи|маму|мені|дитину)|(?:мене|нас|маму|дітеи|дитину|брата)(?: \S+){0,2} (?:бє|душить|лупить|замикає|чіпає)|вбє,? (?:мене|нас|якщо)|(?:сказав|каже|погрожує|кричить)[^.!?]{0,30}(?:вбє|заріже|спалить)|(?:иого|іх|її|іі) (?:\S+ )?(?:вбю|заріжу)(?=[^]{0,60}(?:ніж|клянусь|знаю де|сьогодні|чекаю))|вбю (?:иого|іі|іх)(?=[^]{0,60}(?:ніж|клянусь|знаю де|сьогодні|чекаю))|ніж (?:до|біля|приставив)|приставив ніж|ломиться у двері|не випускає|замкнув (?:мене|нас|двері)|забрав (?:\S+ )?(?:телефон|паспорт|ключі)|ховаюсь|сховалась|боюсь (?:ити|іти|повертатис|иого)|приходить до мене (?:вночі|в кімнату)|синц\S* (?:на|у)/,
  ),
  lately(
    /(?:вчора|сьогодні|знову|вночі|щоино)[^.!?]{0,50}(?:побив|вдарив|душив|замкнув|штовхнув|бив мене|зґвалт|згвалт|вистрілив)|(?:мене|нас|маму) (?:\S+ ){0,2}(?:побив|вдарив|душив|замкнув|штовхнув)/,
  ),
  together(
    /прощава|попрощав|дякую за все|пробач за все|хоче померти/,
    /не (?:бере|відповідає|виходить)|телефон (?:\S+ )?вимкнен|боюсь|не знаю де|зник/,
  ),
];

export const CZECH: readonly RegExp[] = [
  now(
    /\b(?:myslim na sebevrazdu|sebevrazedn\w+|spachat sebevrazdu|chci (?:\w+ )?(?:umrit|zemrit|chcipnout|zmizet|byt mrtv\w+|to (?:skoncit|ukoncit)|usnout a|se zabit)|chtel[ai]? bych (?:\w+ )?(?:umrit|zemrit|usnout a|zmizet|nebyt)|nechci (?:uz )?(?:\w+ )?(?:zit|byt (?:tady|na svete|nazivu)|existovat|dal)|nechce se mi (?:uz )?zit|zabi(?:ju|t) se\b|se (?:zabiju|zabit|obesim|obesit)|vzit si zivot|vezmu si zivot|(?:dnes|dneska|zitra|vecer|brzy)(?: \w+){0,3} to (?:skoncim|ukoncim|vzdam)|to skoncim|nema to (?:uz )?(?:smysl|cenu)|nevidim (?:smysl|vychodisko)|kez bych (?:umrel\w*|nebyl\w*)|radsi (?:umrit|byt mrtv\w)|nemam (?:uz )?(?:proc|silu|sil) (?:zit|dal)|uz (?:nemuzu|nezvladam|nechci) (?:dal|zit)|mam dost zivota)\b/,
  ),
  now(
    /\b(?:neprobudi\w*|nevzbudi\w*|nebudi\w*)\b(?<=\b(?:usn\w+|spat|chtel\w*|rano|uz|prosim|kez)\b[^.!?]{0,50})|\bbeze (?:me|mne)(?: \w+){0,3} (?:lip|lepe|lehci|klid)|\b(?:lip|lepe|lepsi|lehci)(?: \w+){0,3} beze (?:me|mne)|\bjsem (?:jen |jenom |pro \w+ )?(?:pritez|na obtiz|zatez|na obtiz)|\bsbohem\b|\bodpust(?:te|) mi|\bnikdo (?:za to )?nemuze|\bneni to (?:vase|tvoje|nikoho) (?:vina|chyba)|\bdopisy? (?:jsou|pro|detem|mam|na stole|lezi)|\buz (?:to |ho |je )?nebudu potrebovat|\bbude klid\b|\buz me nic nedrzi|\bbrzy (?:budu|pujdu) (?:za|s) (?:ni|nim|mamou|tatou)|\b(?:v nedeli|v sobotu|v patek|zitra|dneska|pak|po \w+)\b(?: \w+){0,4} (?:bude (?:klid|konec|po vsem)|tu nebudu|uz nebudu|to udelam|koncim)\b(?! (?:v praci|doma|se skolou))|\bnikdo si (?:\w+ )?nevsimne/,
  ),
  now(
    /\b(?:prasky|tablety|leky|provaz|pistole|ziletk\w)\b(?: \w+){0,4} (?:lezi|pred|vedle|na stole|pripraven\w*|nasetren\w*|spolykal\w*|mam|koupil\w*)|\b(?:vzal\w*|spolykal\w*|snedl\w*)(?: \w+){0,3} (?:moc prasku|prasky|vsechny|prasku|leku)|\bpredavk\w+|\b(?:stojim|sedim) (?:\w+ )?(?:na|u|nad) (?:moste|strese|kolej\w*|okraji|zabradli|balkone|parapetu|propasti)|\bskoc(?:im|it) (?:z (?:mostu|okna|strechy|balkonu)|pod (?:vlak|metro))|\bpod vlak\b|\b(?:rezu|rezal\w*|porezal\w*|palim|rezani)(?: \w+)? (?:se|ruce|nohy)\b|\bse (?:\w+ )?(?:rezu|rezal\w*|porezal\w*|palim)\b|\bnejde (?:to )?zastavit krev|\bublizuju si/,
  ),
  now(
    /\b(?:me|nas|ho|ji|malou|maleho|deti|bratra|mamu|dite|segru)\b(?: \w+){0,3} (?:bije|mlati|skrti|zamyka|znasiln\w*|kope|zavren\w+|tyra|osahava|ohrozuje|sleduje|dusi)\b|\b(?:bije|mlati|skrti|zamyka|tyra|kope|dusi)(?: \w+)? (?:me|nas|ho|ji|mamu|deti|maleho|malou|bratra|sestru|dite|mimino)\b|\bzavren\w+ ve (?:sklepe|skrini|sklepu)|\bzabije (?:me|nas) (?:jestli|kdyz|pokud)|\b(?:rekl|rika|vyhrozuje),? ze (?:\w+ ){0,5}(?:zabije|zapali|podreze|zastreli)|\bzabiju (?:ho|ji|je|toho|tu)\b(?=[^]{0,80}\b(?:nuz|prisaham|dnes|vim kde|zitra|vazne|cekam)\b)|\b(?:ho|ji|je) zabiju\b(?=[^]{0,80}\b(?:nuz|prisaham|dnes|vim kde|zitra|vazne|cekam)\b)|\bnevim komu to (?:rict|mam)|\bvzal mi (?:telefon|mobil|klice)|\bchodi (?:\w+ )?(?:ke me|ke mne|do meho pokoje)|\bnuz (?:na|ke|u) (?:krk\w*|brich\w*)|\bbojim se (?:ho|jit domu|dneska|ze (?:me|nas))|\bschovavam se|\bmodriny\b|\bnepusti me/,
  ),
  lately(
    /\b(?:me|nas|ji|ho|mamu|deti)\b(?: \w+){0,3} (?:zbil|uhodil|skrtil|zamkl|kopl|zmlatil|strcil|znasilnil|prastil)\b|\b(?:zbil|zmlatil|skrtil|zamkl|uhodil|kopl)(?: \w+)? (?:me|nas|mamu)\b/,
  ),
  together(
    /\b(?:sbohem|rozlouc\w+|diky za vsechno|chce umrit|zabit se)\b/,
    /\b(?:nebere (?:telefon|mi)|neodpovida|vypnuty|nevim kde|zmizel\w*)\b/,
  ),
];

export const SWEDISH: readonly RegExp[] = [
  now(
    /\b(?:sjalvmordstankar|tanker pa sjalvmord|bega sjalvmord|ta livet av (?:mig|meg)|ta mitt (?:eget )?liv|avsluta (?:mitt liv|allt|livet|det)|vill (?:bara |inget annat an )?(?:do\b|forsvinna|somna in|slippa (?:leva|finnas|allt)|inte (?:leva|finnas|vakna|vara (?:har|kvar))|vara dod)|orkar inte (?:leva|mer|langre|med livet|finnas)|vill inte (?:langre |mer )?(?:leva|finnas|vara med|vakna|vara har)|inte leva langre|onskar (?:att )?jag (?:var dod|inte fanns|aldrig)|(?:battre|lattare|skonare) (?:om jag (?:inte|var|forsvann|dog)|utan mig)|utan mig (?:\w+ ){0,3}battre|jag ar (?:bara )?(?:en borda|till last|i vagen)|ingen (?:skulle |kommer )?(?:sakna mig|marka)|(?:aldrig|inte|slippa) (?:mer )?vakna(?: upp)?\b(?! (?:tidigt|forran))|gora slut pa (?:allt|det)|hanga mig|skjuta mig|hoppa (?:fran|framfor) (?:bron|taget|taket)|livet (?:ar )?inte vart|ser ingen (?:utvag|mening))\b(?! av skratt)/,
  ),
  now(
    /\b(?:farval|forlat (?:mig|allt)|det ar ingens fel|inte (?:ditt|ert|hennes|hans) fel|brev(?:en)? (?:till (?:barnen|mamma|er|dig)|ar skrivna|ligger)|skrivit (?:ett )?brev|snart ar jag (?:hos|med|borta)|(?:behover|behovs) (?:dem|det|den|inte)(?: inte)? (?:mer|langre|dar)|(?:tabletter\w*|piller|pillren|repet|sompiller)\b(?: \w+){0,4} (?:ligger|framfor|pa bordet|sparat|svalt|bredvid)|(?:for manga|alla|en massa|hela burken) (?:\w+ )?(?:tabletter|piller)|svalt (?:alla|en massa|hela)|star (?:\w+ ){0,2}pa (?:bron|taket|perrongen|racket|kanten|sparet|balkongen)|(?:pa|efter) (?:sondag|fredag|lordag|mandag|onsdag|helgen|ikvall)(?: \w+){0,3} (?:ar det over|ar det slut|ar jag borta|finns jag inte)|skar(?:it)? (?:mig|mej|i armen)|skurit (?:mig|mej)|skadar? mig sjalv|sag till (?:\w+ ){1,2}att jag alskar|har (?:ordnat|fixat) allt|dagen ar bestamd)\b(?! nar jag (?:lagade|skulle laga))/,
  ),
  now(
    /\b(?:slar|misshandlar|stryper|hotar|valdtar|laser in|sparkar|forfoljer|knuffar|skakar|tafsar pa)(?: \w+)? (?:mig|mej|oss|min|mina|barnen|honom|henne|bebisen|lillebror|mamma)\b(?! i (?:schack|kort))|\b(?:slog|strop|sparkade|hotade|laste in|knuffade|valdtog) (?:mig|oss|mamma)\b(?=[^]{0,80}\b(?:igen|igar|idag|i natt|nu|ikvall|kniv|barnen|han)\b)|\blast in (?:mig|oss)|\binlast\b|\bgomt (?:mig|oss)\b|\bgommer (?:mig|oss)\b|\bpappa slar\b|\bhellre ser mig dod|\b(?:kniv|yxa|pistol|gevar)\b(?=[^]{0,60}\b(?:mot mig|halsen|strupen|trapphuset|han|dorren)\b)|\bdodar (?:mig|oss) om|\b(?:ska|vill|tanker) (?:jag )?(?:doda|hugga|skjuta|sla ihjal) (?:honom|henne|dem|min)\b|\bkommer in (?:i|pa|till) (?:mitt rum|mig pa natten|min sang)|\bvagar inte (?:ga hem|beratta)|\bradd for (?:honom|att han|pappa)|\bblamarken|\btog min (?:telefon|mobil)|\bfar inte ga ut/,
  ),
  together(
    /\b(?:hejda|farval|tack for allt|forlat for allt|ta hand om|vill do|ta livet)\b/,
    /\b(?:svarar inte|avstangd|vet inte var|forsvunnen|last in sig)\b/,
  ),
];
