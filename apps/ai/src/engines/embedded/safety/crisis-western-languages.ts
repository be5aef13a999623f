import { lately, now, together } from './elsewhere-words.ts';

export const GERMAN: readonly RegExp[] = [
  // Death, plainly.
  now(
    /\b(?:suizid(?:al|gedanken)?|selbstmordgedanken|lebensmude|lebensuberdrussig|sterbewunsch|selbstmordplan)\b|\bselbstmord\b(?=[^]{0,60}\b(?:ich|denk\w*|mich|gerade|einzige)\b)(?! (?:begangen|verubt))/,
  ),
  now(
    /\b(?:will|mochte?|wunsche? mir|wunschte|mag)(?: \w+){0,4} (?:sterben|tot sein|tot|krepieren|nicht mehr (?:leben|da sein|hier sein|aufwachen|existieren|sein|weiterleben|wollen)|einfach weg sein|fur immer (?:schlafen|weg|einschlafen|weg sein))\b(?! (?:vor|lachen|umfallen))/,
  ),
  now(
    /\bnicht mehr (?:leben|existieren|weiterleben|am leben sein) (?:will|mochte|kann|mag)\b|\bwill nicht mehr(?= ?(?:$|[.,!]|leben|da|so|hier))|\bwar(?:e)? (?:ich )?(?:\w+ ){0,2}(?:lieber |besser |doch )?tot\b|\b(?:mir|mich) (?:\w+ ){0,3}(?:das leben (?:zu )?nehmen|umzubringen|umbringen|erhangen|aufhangen|erschiessen|vor den zug)|\b(?:nehm|nehme) mir (?:\w+ )?das leben|\bbring(?:e)? mich(?: \w+){0,3} um\b|\b(?:hang|erschiess|erhang)(?:e)? mich\b/,
  ),
  now(
    /\b(?:mach|mache)(?: ich| es)?(?: \w+){0,4} (?:schluss|ein ende)\b(?! mit (?:dem|der|ihm|ihr|rauchen|meinem|meiner))|\b(?:dem (?:ganzen|allem)|meinem leben|allem) ein ende|\bein ende haben muss|\bbeende? (?:es|alles|mein leben)\b|\bes (?:\w+ )?beenden\b/,
  ),
  now(
    /\bkein(?:en?)? (?:bock|lust|ausweg|lebensmut|lebenswillen?|zukunft|kraft)(?: \w+){0,3} (?:mehr|leben)\b|\bsehe? (?:\w+ )?keinen (?:sinn|ausweg|grund)|\b(?:das|mein|dieses) leben (?:\w+ ){0,3}(?:sinnlos|keinen sinn|nicht lebenswert|satt|leid)|\bich (?:kann|pack|schaff|halt)(?: \w+){0,2} (?:einfach |echt |wirklich |das |es )?nicht mehr\b(?=$|[.!]|,? (?:und|so|weiter|aus|ich will|will))|\bleben (?:\w+ )?(?:satt|leid)\b/,
  ),
  // Not waking up.
  now(
    /\b(?:schlaf|einschlaf|hoff|wunsch|bete|will|mocht|augen)\w*\b[^.!?]{0,60}\b(?:nie|nicht|nimmer)(?: \w+){0,3} (?:aufwach\w*|wach werde\w*|aufzuwachen|wach zu werden|aufgewacht|aufwache)|\bnie (?:wieder|mehr) aufwachen|\bnicht mehr (?:aufwachen|wach werden)|\bschlafen\W{1,3}fur immer|\b(?:schade|leider|mist)\b[^.!?]{0,30}(?:wieder )?aufgewacht/,
  ),
  // A burden.
  now(
    /\bohne mich(?: \w+){0,5} (?:besser|leichter|gluckl\w+|schoner|einfacher|ruhe)|\b(?:besser|leichter|gluckl\w+|einfacher)(?: \w+){0,4} (?:ohne mich|wenn (?:ich|es mich) (?:\w+ ){0,2}(?:weg|nicht|tot))|\b(?:falle?|bin|werde)(?: \w+){0,5} (?:zur|nur eine?|eine|nur|bloss) (?:last|ballast|belastung)\b|\b(?:keiner|niemand)(?: \w+){0,2} (?:wurde|wird|wurd)(?: \w+){0,2} (?:vermissen|merken|fehlen)|\bmerkt (?:doch |eh )?(?:keiner|niemand)|\blieber (?:eine? )?tote[rn]?\b|\bwenn ich (?:tot|weg) (?:bin|war)\b|\bversicherung (?:\w+ ){0,3}(?:zahlt|reicht|bekommen)/,
  ),
  // Things given away, papers put in order, letters.
  together(
    /\b(?:verschenkt|weggegeben|abgegeben|ubergeben|verteilt|geschenkt|vermacht|(?:hund|katze|kater|vogel|hamster)(?: \w+){0,5} (?:bei|hat jetzt|ist jetzt|kommt)|hund hat)\b/,
    /\b(?:brauch\w*(?: \w+){0,4} (?:nicht mehr|nichts mehr)|alles (?:geregelt|erledigt|ubergeben|vorbereitet)|keiner mehr|niemand mehr|vorbei\b|ruhig sein|schlimmes gefuhl|aufpassen|briefe?\b|wo ich hingehe|nicht mehr da)/,
  ),
  together(
    /\b(?:alles (?:geregelt|erledigt|vorbereitet|ubergeben|aufgeschrieben)|versicherung|passworter|ordner (?:hingelegt|liegt)|vollmacht|testament (?:liegt|ist geschrieben))\b/,
    /\b(?:finden dann|die finden|wird (?:bald )?ruhig|keiner mehr|nicht mehr da|vorbei|eingeworfen|damit sie|damit ihr|nach mir|ohne mich|wenn ich weg)\b/,
  ),
  now(
    /\bbriefe? (?:an|fur) (?:die|meine|mein|jeden|euch|mama|meinen)(?: \w+){0,3} (?:sind|ist|liegt|liegen|geschrieben|fertig|schon)|\bhab(?:e)? (?:\w+ ){0,2}briefe (?:\w+ ){0,4}(?:geschrieben|fertig)|\bbriefe? (?:\w+ ){0,8}fur jeden\b|\babschiedsbrief\w*(?= (?:liegt|ist|fertig|geschrieben|schreib))(?<!\bim kopf \w+ abschiedsbrief)(?<!\b(?:sein|ihr|deren) abschiedsbrief)/,
  ),
  // The day, the place, the means.
  now(
    /\b(?:wenn ich (?:\w+ ){0,3}|werde? ich |dann bin ich |bin ich (?:dann |schon |langst )?)nicht mehr (?:da|hier|unter euch|am leben)\b(?<!\b(?:einmal|irgendwann|tages|mal)[^.!?]{0,30})|\bwenn (?:ihr|du) das (?:hier )?(?:lest|liest)\b/,
  ),
  now(
    /\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|bald|heute|morgen|endlich|heute abend|heut nacht|nachste woche|am \d+)\b(?: \w+){0,5} (?:vorbei|zu ende|ist schluss|geh(?:e)? ich (?:auch|dann|endlich|fur immer)|ist es soweit|passiert es|tu ichs|mach ichs|bin ich (?:weg|tot|frei))\b(?! mit (?:dem|der))|\bbis dahin (?:muss|ist) es|\b(?:datum|tag|termin) (?:\w+ ){0,2}(?:steht|ausgesucht|rausgesucht|gewahlt|schon)\b(?=[^]{0,40}(?:fest|schon|$|[.,]))|\bich weiss (?:nun|jetzt|schon) (?:wann|wie|wo)\b(?=$|[.,])/,
  ),
  now(
    /\b(?:steh|stehe|sitz|sitze)(?: \w+){0,4} (?:auf|an|am|vor|oben)(?: \w+){0,2} (?:brucke|gleis\w*|bahnsteig\w*|dach|gelander|bahnubergang|hochhaus|klippe|bahndamm|balkon|fensterbrett)\b|\b(?:spring|werf|schmeiss|sturz)\w*(?: \w+){0,5} (?:von der brucke|vor (?:den|einen|die) (?:zug|bahn)|vom (?:dach|balkon)|aus dem fenster)|\bvor den zug\b|\bgegen (?:den|einen) (?:baum|pfeiler) (?:fahr|lenk)\w*/,
  ),
  now(
    /\b(?:tabletten|pillen|schlafmittel|schlaftabletten|medikamente|insulin|strick|seil|pistole|gewehr)\b(?: \w+){0,6} (?:gesammelt|aufgehoben|gespart|gehortet|bereit|vor mir|schon da|neben mir|geschluckt|genommen und|hab ich schon|gekauft|liegt (?:da|vor|neben)|liegen (?:da|vor|neben|schon))|\b(?:alle|zu viele?|ganze (?:packung|schachtel)|haufen|genug|handvoll)(?: \w+){0,2} (?:tabletten|pillen)|\buberdosis\b/,
  ),
  // Goodbyes.
  now(
    /\bbald bin ich (?:wieder )?bei\b|\b(?:will|mochte|geh|gehe|folge?|komm|komme)(?: \w+){0,3} (?:zu (?:ihm|ihr|dir)|bei (?:ihm|ihr) sein|ihm nach|ihr nach)\b(?= ?(?:$|[.,]|bald|in den|heute))|\b(?:leb|lebt) ?wohl\b|\bmachts gut(?: \w+){0,3} (?:lieben|alle|leute)|\b(?:tschuss|ciao|auf wiedersehen) (?:fur immer|welt|ihr lieben)|\bseid (?:mir )?(?:bitte )?nicht (?:bose|traurig)|\b(?:verzeiht|vergebt|verzeih|vergib) mir\b|\bihr (?:konnt|seid) (?:nichts dafur|nicht schuld)|\b(?:keiner|niemand) (?:ist|hat|kann|tragt) (?:\w+ )?(?:schuld|was dafur)|\bes tut mir leid\W{0,2}$|\bdanke fur alles\b(?=[^]{0,60}(?:leb|liebe|schuld|machs|$))|\bsagt? (?:\w+ ){1,3}(?:dass ich|ich (?:liebe|hab|hatte)|sie (?:war|ist))/,
  ),
  // Self-harm.
  now(
    /\b(?:geritzt|mich (?:\w+ ){0,3}(?:geschnitten|selbst verletzt|verbrannt))\b(?![^]{0,40}\b(?:kochen|rasieren|schnitzen|kuche)\b)|\britz(?:e)? (?:mich|wieder|mir)|\bschneid(?:e)? (?:ich )?mich\b|\bverletz(?:e)? (?:ich )?mich\b|\bzur klinge|\brasierklinge\w*|\b(?:hort|hor) ?(?:es )?nich?t? ?auf zu bluten|\b(?:schlag|hau)(?:e)? (?:\w+ )?(?:meinen )?kopf gegen|\bselbstverletz\w*/,
  ),
  // Violence at home, threats, children.
  now(
    /\b(?:er|sie|mann|vater|papa|freund|ex|stiefvater|mutter|mama|sohn|bruder|onkel|partner|frau|vermieter|chef|trainer)\b(?: \w+){0,5} (?:schlagt|wurgt|prugelt|bedroht|vergewaltigt|sperrt|verprugelt|misshandelt|stalkt|verfolgt|erpresst|zwingt|tritt|schuttelt|begrapscht)(?: \w+){0,4} (?:mich|uns|ihn|es|sie|mir|die kinder|das kind|den kleinen|die kleine|meinen?|meine|ein|immer|wieder|das baby)\b/,
  ),
  lately(
    /\b(?:mich|uns|mir|ihn|sie|meine \w+|meinen \w+)\b(?: \w+){0,8} (?:geschlagen|gewurgt|getreten|eingesperrt|vergewaltigt|bedroht|verprugelt|gestossen|gepackt|gedroht|geschubst|eingeschlossen|zusammengeschlagen|die treppe)\b(?=[^]{0,120}|$)(?<=\b(?:er|sie|mann|vater|papa|freund|ex|stiefvater|sohn|bruder|partner|gestern|heute|wieder|nacht)\b[^]{0,80})/,
  ),
  now(
    /\b(?:bringt|sticht|schlagt|macht)(?: er| sie)?(?: \w+){0,4} (?:um|ab|tot|kalt)\b(?<=\b(?:wenn ich (?:gehe|was sage|ihn|es|abhau\w*)|hat gesagt|er sagt|droht|kinder)\b[^]{0,60})|\bbeim nachsten mal (?:bin ich|bringt)|\b(?:eingesperrt|eingeschlossen|versteckt|verstecke|verschanzt)\b(?=[^]{0,80}\b(?:er|tur|brullt|handy|tobt|angst|schlussel)\b)|\bvor (?:der|meiner) tur\b(?=[^]{0,60}\b(?:brullt|schreit|hammert|tritt|messer|droht)\b)|\bich hab(?:e)? (?:\w+ ){0,2}angst (?:vor (?:ihm|heute|meinem)|dass er|nach hause|heim)|\b(?:er|der|sie)(?: \w+){0,4} (?:messer|waffe|pistole|axt)\b(?=[^]{0,60}\b(?:mich|mir|hals|kehle|hand|gehalten|vor|uns)\b)|\blasst mich nicht (?:raus|gehen|weg|aus)/,
  ),
  now(
    /\bkommt (?:\w+ ){0,3}(?:nachts )?(?:in|an|zu mir ins|zu mir in) (?:mein |meine? )?(?:zimmer|bett)\b|\bfasst (?:mich|sie|ihn|meine \w+) (?:\w+ )?an\b|\b(?:darf nichts essen|blaue flecken|blauer fleck\w*|striemen|im keller (?:schlafen|eingesperrt)|schlagt sie mit|wir sollen es keinem|unser geheimnis)\b|\b(?:schreit|weint|wimmert)(?: \w+){0,3} (?:das kind|der kleine|die kleine|nebenan)\b|\bkind(?: \w+){0,4} (?:geschlagen|verprugelt|angeschrien und)\b(?=[^]{0,60}\b(?:wieder|nebenan|jetzt|jeden|wand)\b)/,
  ),
  now(
    /\b(?:bring|steche?|schiess|mach|erstech|erschiess|erschlag|erwurg)(?:e)? (?:ich )?(?:ihn|sie|den|die|alle|ihm|das schwein|meinen? \w+|meine \w+)(?: \w+){0,3}(?: um| ab| kalt| fertig)?\b(?=[^]{0,100}\b(?:messer|ernst|weiss wo|wo er|waffe|heute|heut nacht|morgen|schwor\w*|pistole|auto|warte)\b)|\b(?:umbringen|abstechen|erschiessen|totschlagen)\b(?=[^]{0,60}\b(?:messer|im ernst|weiss wo|waffe|morgen|heute nacht|schwore?)\b)(?<!\bkonnt\w* [^.!?]{0,30})/,
  ),
  // Somebody else's goodbye.
  together(
    /\b(?:lebwohl|leb wohl|machs gut|verabschiedet|abschied\w*|danke fur alles|will sterben|umbringen|nicht mehr leben|hat keinen sinn)\b/,
    /\b(?:geht nicht (?:mehr )?(?:ran|ans)|nicht erreichbar|antwortet nicht|meldet sich nicht|handy (?:ist )?aus|schlimmes gefuhl|weiss nicht wo|verschwunden|eingeschlossen)\b/,
  ),
  now(
    /\b(?:freund|freundin|bruder|schwester|sohn|tochter|mutter|vater|mann|frau|kollege|kollegin)\b(?: \w+){0,8} (?:will (?:sich )?(?:sterben|umbringen|das leben nehmen|nicht mehr leben|springen)|steht auf (?:der brucke|dem dach)|hat (?:\w+ )?tabletten (?:genommen|geschluckt)|bringt sich um)\b/,
  ),
];

export const SPANISH: readonly RegExp[] = [
  now(
    /\bsuicidarme\b|\b(?:pienso|pensando|penso|idea|ideas)(?: \w+){0,3} (?:suicid\w+|matarme|morirme|morir)\b|\b(?:me|lo) (?:voy a )?suicid(?:o|ar)\b|\b(?:quiero|kiero|quisiera|deseo|necesito|prefiero|voy a|ganas de|gustaria)(?: \w+){0,3} (?:morir|morirme|morirse|matarme|desaparecer|estar muert[oa]|no (?:vivir|existir|despertar\w*)|irme con el|irme con ella|acabar con (?:todo|mi vida|esto))\b(?! de (?:risa|hambre|ganas|amor|pena|verguenza))|\bme (?:quiero|voy a|kiero) (?:morir|matar|ahorcar|tirar)\b(?! de)/,
  ),
  now(
    /\b(?:quitarme la vida|matarme|ahorcarme|no (?:quiero|kiero) (?:vivir|seguir (?:viviendo|asi|aqui|mas)|estar (?:viv|aqui)|despertar|existir)|ya no (?:quiero|puedo) (?:mas|vivir|seguir)|no (?:aguanto|puedo|soporto) mas\b|sin ganas de vivir|mejor muert[oa]|estar muert[oa]|terminar con (?:mi vida|todo|esto)|acabar con (?:mi vida|todo)|no le (?:veo|encuentro) (?:el )?sentido|no hay salida|para que (?:sigo|seguir|vivir)|cansad[oa] de (?:vivir|la vida|existir)|harto de vivir|me mato\b(?! (?:de|a))|no vale la pena (?:vivir|seguir)|ojala (?:me )?(?:muriera|muera|no existiera|estuviera muert\w))\b/,
  ),
  now(
    /\b(?:no|nunca|ya no)(?: \w+){0,2} despert\w+\b(?<=\b(?:ojala|duerm\w+|dormir\w*|quiero|quisiera|espero|rezo|pido|pense|manana|cerrar)\b[^.!?]{0,60})|\bdormir(?:me)? (?:y no|para siempre|y ya no)|\botra vez (?:me )?despert/,
  ),
  now(
    /\b(?:mejor|tranquil\w+|descans\w+|felic\w+|aliviad\w+)(?: \w+){0,4} (?:sin mi|cuando (?:yo )?(?:no este|ya no este|me vaya|me muera)|si (?:yo )?no (?:est\w+|exist\w+)|el dia que yo)\b|\bsin mi (?:\w+ ){0,4}(?:mejor|tranquil\w+|felices)|\b(?:soy|siento que soy) (?:solo |nomas )?(?:un|una|el|la) (?:estorbo|carga|peso|lastre)\b|\bsolo (?:doy|causo) problemas|\bno (?:les|le) voy a costar|\bnadie (?:me |se )?(?:\w+ )?(?:extran\w+|notar\w*|va a notar|daria cuenta|echaria)|\bcuando yo no este\b|\bqueda el seguro\b|\bcobra\w* el seguro/,
  ),
  now(
    /\b(?:cartas?|notas?|audios?)\b(?: \w+){0,6} (?:para cada|a (?:mis|cada) hij\w+|para mis|de despedida)|\bescribi las cartas|\b(?:perdon|perdonen|perdona|perdonad|perdonenme|perdoname)(?:me)?\b(?: \w+){0,3} (?:por (?:todo|lo que)|adios|mama|a todos)|\bcuid(?:en|a|ad|enme)(?:me)? (?:a|de) (?:mi|mis|su|mama|los)\b|\b(?:digan|dile|diganle|decidle|diles)\b(?=[^]{0,80}\b(?:am[oe]\w*|quiero|quise|ultimo|perdon\w*|culpa)\b)|\badios (?:a todos|para siempre|mundo|vida|familia|mama)|\bhasta siempre\b|\b(?:nadie tiene|no es) (?:la )?culpa(?! mia)|\beste es mi (?:ultimo|adios)|\bultim[oa] (?:mensaje|noche|dia) (?:de mi vida|que)|\bme despido (?:de|para)\b(?! (?:usted|ti con un abrazo))/,
  ),
  together(
    /\b(?:regale|di mi|di mis|deje|reparti|entregue|vendi|doy mi|regalo mis)\b/,
    /\b(?:no (?:los|las|lo|la|me)? ?(?:necesit\w+|haran? falta|voy a necesitar)|donde voy|ya no (?:me )?hace|tiene para varios|ya casi|no voy a volver|no me sirve)/,
  ),
  now(
    /\b(?:viernes|sabado|domingo|lunes|martes|miercoles|jueves|hoy|esta noche|manana|pronto|el (?:dia )?\d+|despues de (?:la|el|eso)|ese dia)\b(?: \w+){0,8} (?:me voy(?: yo)?|se acaba(?: todo)?|sera el ultimo|se termina(?: todo)?|todo acaba|me anime|lo hago|lo voy a hacer|me mato|ya no estare|no estare|dejo de)\b(?! (?:de vacaciones|a (?:casa|espana|madrid|vivir|trabajar|mexico|mi)|al|con mi|para|en (?:avion|tren|coche)|de viaje))|\b(?:despues|luego|y) se acabo\b(?=$|[.,!]| todo)|\bya esta decidido|\bya (?:lo )?decidi\b|\bme prometi aguantar|\baguanto hasta|\b(?:fecha|dia) (?:ya )?(?:esta )?(?:elegid|decidid|fijad|puest)\w/,
  ),
  now(
    /\b(?:pastillas|veneno|soga|pistola|cuchilla|navaja|cuerda|insulina|raticida)\b(?: \w+){0,6} (?:en la mesa|aqui|delante|al lado|guardad\w+|juntad\w+|encima|mientras|preparad\w+|listas?|en la mano|compre|comprad\w)|\b(?:tengo|junte|guarde|compre|ahorr\w+)(?: \w+){0,3} (?:pastillas|veneno|soga|cuerda|navaja)\b(?=[^]{0,60}\b(?:mesa|mir\w+|suficient\w+|necesito|noche|hoy|cajon|todas|para)\b)|\b(?:tome|tomarme|tomado|trague|me tome)(?: \w+){0,4} (?:monton de|todas las|demasiadas|muchas|el frasco|la caja|un puno|medio frasco|varias)|\bsobredosis|\btengo lo que necesito\b|\b(?:en|desde|sobre|al|del|a) (?:el |la |un |las |los )?(?:puente|azotea|vias|viaducto|balcon|cornisa|acantilado|metro|tren|terraza|barandal)\b(?=[^]{0,60}\b(?:saltar|salto|tirarme|tiro|mirando|miro|ahora|abajo|vacio)\b)|\bentrar y no salir\b|\btirarme (?:al tren|del|de un|por la ventana|a las vias|desde)/,
  ),
  now(
    /\bme (?:corto|corte|estoy cortando|vuelvo a cortar|quemo|queme|hago dano|lastimo|lastime|estoy haciendo dano|estoy lastimando|lesiono|autolesiono|arano|pego contra|rasguno)\b(?! (?:el pelo|las unas|con el cuchillo de|cocinando|afeitan\w+|la lengua|un dedo))|\bhaciend(?:o|ome) dano\b|\b(?:cortarme|autolesion\w+|lastimarme|hacerme dano)\b|\bno para de sangrar/,
  ),
  now(
    /\b(?:me|nos|le|lo|la|a mi (?:bebe|hij\w+|herman\w+|mama)|al (?:nino|bebe)|a la nina)\b(?: \w+){0,2} (?:pega|golpea|viola|maltrata|encierra|amenaza|ahorca|estrangula|patea|acosa|persigue|insulta y|deja sin comer|toca (?:cuando|por|donde)|grita y)\b(?! (?:la risa|el sol|un tiro|una cancion))|\bme (?:obliga|controla|revisa|quita|rompio|esconde)\b(?=[^]{0,80}\b(?:golpea|telefono|celular|movil|dinero|salir|sexo|miedo|encerrad\w|pega|acostarme)\b)|\b(?:le|me) pega (?:a|con)\b/,
  ),
  lately(
    /\b(?:me|nos|lo|la|le)\b(?: \w+){0,3} (?:pego|golpeo|agarro del cuello|agarro del pelo|ahorco|encerro|amenazo con|empujo|pateo|violo|apreto el cuello|puso (?:la pistola|el cuchillo|un cuchillo|una navaja|la navaja)|quemo|rompio (?:la|el|un|una) (?:nariz|brazo|costilla|diente)|saco (?:el|un) cuchillo|apunto)\b(?! (?:un susto|la bronca|el rollo|la gana|una multa))/,
  ),
  now(
    /\b(?:tiene|tienen|estoy|sigo|dejo|dejaron|estamos) (?:\w+ )?(?:encerrad[oa]s?|secuestrad[oa]s?|escondid[oa]s?)\b(?! en el (?:ascensor|armario jug))|\b(?:nos|me|te|la|lo) (?:va|van) a (?:matar|quemar|ahorcar|prender)(?: a tod\w+)?\b(?<=\b(?:dice|dijo|grita\w*|jura|amenaza\w*|afuera|si (?:lo|me|digo|hablo|salgo)|mi ex|marido)\b[^]{0,80})|\bdice que (?:si|nos|me|va)\b[^.!?]{0,50}\b(?:mata|matar\w*|quema\w*)|\b(?:entra|viene|se mete) (?:en|a) mi (?:cuarto|cama|habitacion)|\b(?:es|nuestro) (?:un )?secreto\b(?=[^]{0,60}|$)(?<=\b(?:dice|toca|cuarto)\b[^]{0,60})|\b(?:afuera|fuera|puerta)\b(?=[^]{0,40}\b(?:gritando|golpeando|con un (?:cuchillo|machete|bate))\b)|\btengo miedo (?:de (?:que me|volver|que vuelva|que nos|mi (?:marido|pareja|padre))|a (?:mi|volver))|\bno me deja (?:salir|irme|hablar|trabajar|ver)|\bmoretones|\bmoratones/,
  ),
  now(
    /\b(?:voy a|quiero|juro que|lo|la|los) (?:\w+ )?(?:matarl[oa]s?|mato|voy a matar|matar a|apunalar\w*|quemar\w*|que se muera)\b(?=[^]{0,100}\b(?:cuchillo|pistola|hoy|esta noche|manana|se donde|juro|en serio|ya tengo|gasolina|espero|esperando|arma)\b)|\blo voy a hacer yo\b|\b(?:me llevo|llevarme) a (?:mis|los) (?:hijos|ninos) conmigo/,
  ),
  together(
    /\b(?:audio|mensaje|publico|escribio|mando|llamo|regalo|despid\w+|despedida|gracias por todo|perdon por todo|adios|quiere morir\w*|matarse)\b/,
    /\b(?:no (?:contesta|responde|sabemos donde|me coge|coge|aparece|se donde)|apagado|tengo (?:mucho )?miedo|despidiendose|en el (?:puente|viaducto|techo)|persiana|desaparec\w+|se encerro)\b/,
  ),
  now(
    /\b(?:amig[oa]|herman[oa]|hij[oa]|novi[oa]|madre|padre|mama|papa|prim[oa])\b(?: \w+){0,8} (?:se quiere (?:matar|morir)|quiere (?:matarse|morirse|suicidarse)|se va a (?:matar|tirar)|dice que se mata|se tomo (?:las|unas|muchas) pastillas)\b/,
  ),
];

export const FRENCH: readonly RegExp[] = [
  now(
    /\b(?:au|le|du|mon|un|de|mes) suicide\b(?! (?:de|d) )|\b(?:idees|pensees) (?:noires|suicidaires)|\bsuicidaire\b|\bme suicider\b|\b(?:envie|besoin) de (?:mourir|crever|disparaitre|me (?:tuer|pendre|foutre en lair|flinguer|jeter|noyer)|en finir|ne plus|plus (?:etre|exister))|\b(?:je|jveux|jvais|veux|voudrais|vais|aimerais|jaimerais|prefere|faut que je|pense a|autant)(?: \w+){0,3} (?:mourir|crever|disparaitre(?: pour toujours)?|me (?:tuer|pendre|foutre en lair|flinguer|jeter|supprimer|noyer|balancer)|en finir|plus (?:vivre|exister|etre la)|le rejoindre|la rejoindre)\b(?! (?:de|d) ?(?:rire|honte|faim|soif|froid|ennui|chaud))(?<!\b(?:telephone|portable|voiture|batterie) va mourir)(?<!\bdit " ?je veux mourir)/,
  ),
  now(
    /\b(?:veux|voulais|peux|supporte) plus (?:vivre|exister|etre la|continuer|de cette vie)|\bplus (?:envie|la force|le courage|de raison|gout) (?:de|a) (?:vivre|continuer|la vie|rien)|\bne plus (?:exister|vivre|etre|me reveiller|etre la)|\b(?:jen|en) peux (?:vraiment |juste )?plus\b(?=$|[.!]|[^]{0,60}\b(?:vivre|mourir|vie|finir|fatigu\w+|16|ans)\b)|\bmettre fin a (?:mes jours|ma vie|tout|mes souffrances)|\btout sarrete\b|\b(?:cest|voila cest) la fin\b(?! (?:du|de|des|d))|\bau bout du (?:bout|rouleau)|\ba quoi bon (?:vivre|continuer|rester)|\b(?:fatiguee?|marre|lasse?) de (?:vivre|la vie|cette vie|exister)|\bmieux (?:morte?|si je mourais)|\bme foutre en lair|\bvoudrais etre morte?\b/,
  ),
  now(
    /\b(?:pas|plus|jamais)(?: \w+){0,3} reveill\w+\b(?<=\b(?:prie|dorm\w+|mendormir|endormir|espere|voudrais|aimerais|jaimerais|veux|soir|nuit|pourvu)\b[^.!?]{0,60})|\bdormir (?:pour|a) (?:toujours|jamais)|\bmendormir pour|\bencore reveillee?\b/,
  ),
  now(
    /\b(?:mieux|tranquilles?|heureux|soulages?|legers?|facile|libres?)(?: \w+){0,3} sans moi\b|\bsans moi (?:\w+ ){0,4}(?:mieux|tranquille|heureux)|\bje (?:ne )?(?:suis|sers)(?: \w+){0,3} (?:un poids|une charge|un fardeau|un boulet|plus a rien|a rien)\b|\b(?:coute|pese)(?: \w+){0,2} (?:a|sur) (?:mes|ma|eux)|\bvaut mieux que je (?:parte|meure|disparaisse)|\btoucher\w* lassurance|\btouchent lassurance|\bpersonne (?:ne )?(?:me |sen )?(?:\w+ )?(?:manquer\w*|remarquer\w*|rendra compte|pleurera|regrettera)|\bsi je (?:meurs|mourais|disparais)\b|\bquand je serai (?:plus la|morte?|partie?)\b/,
  ),
  now(
    /\b(?:lettres?|mots?)\b(?: \w+){0,6} (?:pour (?:chacun|les enfants|mes enfants|maman|ma femme|mon mari|eux)|dadieu)\b(?! de passe)|\b(?:fini|ecrit) (?:les|mes|des) lettres|\badieu\b(?! (?:les vacances|veau))|\bdites? (?:a|leur|lui)(?: \w+){0,4} (?:que je|que cest pas|que ce nest|quil|quelle)\b(?=[^]{0,60}\b(?:aime|faute|pardon|cause|bien)\b)|\bce que je vais faire\b|\bne (?:men|m en) (?:voulez|veux|veuillez) pas|\bpardon(?:nez|ne)?(?:-moi| moi)?\b(?= ?(?:$|[.,!] ?$|maman|papa|a tous|a tout le monde|pour tout|mes))|\bmerci pour tout\b(?=[^]{0,60}\b(?:adieu|aime|fin|pardon)\b)|\b(?:pas|la) (?:sa|votre|leur|ta|de) faute\b(?=$|[.,]|[^]{0,40}\b(?:aime|adieu|pardon)\b)|\bprenez soin (?:de|delle|deux|lun)\b/,
  ),
  together(
    /\b(?:donne|laisse|coupe|paye|confie|vide|ecrit mes mots|range|distribue)\b/,
    /\b(?:la ou je vais|pas besoin|plus besoin|galerer\w+ pas|cest reposant|plus rien a|jaurai pas|jen aurai|jaurai plus)/,
  ),
  now(
    /\b(?:le \d+|dimanche|samedi|lundi|mardi|mercredi|jeudi|vendredi|demain|ce soir|cette nuit|bientot|apres|ensuite|enfin)\b(?: \w+){0,4},? (?:je pars(?: aussi)?|cest prevu|je le fais|ce sera fini|tout sera (?:fini|termine|regle)|jy vais|je men vais|je (?:la|le) rejoins|cest fini|cest termine|je serai (?:plus la|loin|libre|morte?)|je disparais|jarrete tout|jen finis)\b(?! (?:en vacances|au|a la|chez|pour (?:le|la|les)|en|avec|l ?ecole|les cours|le boulot))|\bcest prevu pour|\b(?:la date|le jour) est (?:fixee?|choisie?)|\bquitter (?:ce monde|cette vie|cette terre)|\bje sais comment\b|\bmis de cote ce quil faut|\bpartir quand je veux/,
  ),
  now(
    /\b(?:suis|la|monte|vais|tour|arrete|debout|assise?|devant)(?: \w+){0,5} (?:sur|par|au bord|du haut|en haut)(?: \w+)? (?:le |la |du |de la |des )?(?:pont|toit|viaduc|falaise|rails|voies|balcon|vide|parapet|fenetre)\b(?=[^]{0,80}\b(?:la|froid|demain|regarde|saute\w*|bas|train|ce soir|maintenant|vide|eau)\b)|\b(?:comprimes|cachets|medicaments|medocs|pilules|boite|boites|plaquette|somniferes|corde|fusil|pistolet|lame)\b(?: \w+){0,4} (?:devant moi|a cote de moi|sur la table|prets?|pretes?|mis de cote|sous la main|dans la main|sous loreiller|dans le tiroir et)|\b(?:avale|pris)(?: \w+){0,2} (?:toute (?:la|une|ma)|tous (?:les|mes)|plein de|trop de|une boite|des dizaines|deux boites)\b|\bsurdose|\boverdose|\bsauter (?:du|dans le vide|par la fenetre|sous)|\bme jeter (?:sous|du|dans|par)/,
  ),
  now(
    /\b(?:me|jme) (?:scarifie|coupe|taillade|brule|fais du mal|mutile|fais saigner|suis (?:encore )?(?:coupee?|scarifiee?|brulee?|tailladee?|entaillee?))\b(?! (?:les cheveux|les ongles|la parole|en (?:cuisin\w+|bricol\w+|rasant)|du monde|avec le four))|\b(?:recommence|repris) a (?:me )?(?:couper|scarifier|bruler|faire du mal)|\bca (?:ne )?(?:sarrete|arrete) pas de saigner/,
  ),
  now(
    /\b(?:il|elle|mari|copain|mec|pere|papa|beau-pere|mere|maman|fils|ex|on|conjoint|compagnon|oncle|voisin|frere)\b(?: \w+){0,3} (?:me|nous|le|la|les|mon|ma|lenfant|leur|son|sa)(?: \w+){0,3} (?:frappe|bat|tape|cogne|viole|etrangle|menace|enferme|touche|harcele|insulte|surveille|secoue|prive)\b|\b(?:menferme|menace de|metrangle|mefrappe)\b|\b(?:frappe|bat|tape|cogne|secoue|enferme|touche) (?:ma|mon|sa|son|les|le|la) (?:petite?|fille|fils|soeur|frere|enfants?|bebe|mere|femme|gamin\w*|ptit\w*)\b|\bon (?:le|la|les) frappe/,
  ),
  lately(
    /\b(?:ma|nous a|la|lui a)(?: \w+){0,3} (?:frapp\w+|battue?|tapee?|cogn\w+|etrangl\w+|enferm\w+|viol(?:ee?|e)|menac\w+|pousse\w*|brul\w+|gifl\w+|mis un couteau|serre la gorge|tire par les cheveux|casse (?:le|la|une|un|deux))\b(?=[^]{0,140}\b(?:hier|encore|ce (?:matin|soir)|cette nuit|aujourdhui|tel|telephone|tablette|cles|peur|levre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|enfants|il)\b|$)|\bsous la gorge|\bil (?:a pris|surveille|controle|fouille|prend) mon (?:tel|telephone|portable)|\bcachee?s? dans (?:la|le|les) (?:salle|toilettes|placard|cave|chambre|voiture)|\bpeur de rentrer|\bpeur (?:quil|quelle) (?:me|nous|revienne)/,
  ),
  now(
    /\b(?:dit|jure|menace|repete|promis|ecrit|hurle)(?: \w+){0,5} (?:quil|quelle|de|que)(?: \w+){0,6} (?:tuer\w*|bruler\w*|egorger|crever|buter|planter|cramer|retrouver\w*|tue)\b|\b(?:vais|envie de|veux|jure que je) (?:\w+ )?(?:tuer|buter|egorger|planter|cramer|crever) (?:ma|mon|mes|le|la|les|tout|ce|cette)?\b(?=[^]{0,100}\b(?:peur|couteau|arrete pas|tout le temps|ce soir|demain|fusil|sais ou|arme|jure|attends|serieux|lundi|vraiment)\b)|\b(?:le|la|les) (?:tuer|buter|planter)\b(?=[^]{0,60}\b(?:couteau|ce soir|demain|fusil|sais ou|serieux|arme)\b)|\bau ciel on sera|\bemmener les enfants avec moi|\b(?:vient|entre|rentre) (?:\w+ ){0,3}dans ma chambre|\bnotre secret\b|\bdes bleus (?:partout|sur|dans)|\bhurler?\b(?=[^]{0,60}\b(?:frappe|crie plus|coups|tous les soirs)\b)/,
  ),
  together(
    /\b(?:adieu|lettre|message|texto|appeler?|appelee?|merci pour tout|prends soin|veut mourir|veut (?:se )?sauter|bonne soeur|bon frere)\b/,
    /\b(?:repond (?:plus|pas)|raccroche|injoignable|decroche (?:pas|plus)|enfermee? dans|sais pas ou|falaise|parti sans|eteint|pont)\b/,
  ),
  now(
    /\b(?:ami|amie|pote|copine|copain|frere|soeur|fils|fille|mere|pere|coloc|cousin|cousine)\b(?: \w+){0,8} (?:veut (?:mourir|se tuer|se suicider|sauter|en finir)|va (?:se tuer|sauter|en finir)|a (?:avale|pris) (?:\w+ ){0,3}(?:cachets|medicaments|medocs|comprimes)|est sur (?:le toit|le pont))\b/,
  ),
];

export const ITALIAN: readonly RegExp[] = [
  now(
    /\bsuicidarmi\b|\b(?:penso|pensando|pensieri|idea)(?: \w+){0,3} (?:suicid\w+|morte|morire|farla finita)\b(?! di (?:mio|mia))|\b(?:voglio|vorrei|devo|sto per|sto pensando di|penso di|ho deciso di|preferirei|desidero|solo)(?: \w+){0,3} (?:morire|sparire|scomparire|ammazzarmi|uccidermi|farla finita|togliermi la vita|buttarmi|impiccarmi|essere mort[oa]|non (?:svegliarmi|esserci|esistere|vivere|essere))\b(?! (?:dal|di|dalla) (?:ridere|fame|vergogna|risate))|\b(?:uccidermi|ammazzarmi|farla finita|togliermi la vita|impiccarmi)\b|\bmi (?:ammazzo|uccido|impicco|butto (?:giu|dal|sotto|di sotto))\b(?! di)|\bla faccio finita/,
  ),
  now(
    /\bnon (?:voglio|vorrei|ho (?:piu )?(?:voglia|la forza) di|riesco (?:piu )?a|ce la faccio (?:piu )?a) (?:piu )?(?:vivere|andare avanti|esistere|esserci|stare al mondo|continuare)|\bn(?:on|n) ce la faccio piu\b(?=$|[.!]|[^]{0,40}(?:vivere|sparire|finit|morire|basta))|\b(?:vita|vivere) (?:non )?(?:ha|avere) (?:piu )?senso|\bnon ha (?:piu )?senso (?:vivere|niente|andare)|\bstanc[oa] di (?:vivere|tutto|esistere|questa vita|lottare)|\bmeglio mort[oa]|\bvorrei essere mort[oa]|\bspero di morire/,
  ),
  now(
    /\bnon(?: \w+){0,2} svegli\w+\b(?<=\b(?:dorm\w+|addorment\w+|vorrei|spero|prego|sonno|chiud\w+)\b[^.!?]{0,60}|piu svegli\w+)|\bdormire per sempre|\bmai piu svegli|\bchiudere gli occhi (?:e basta|per sempre)/,
  ),
  now(
    /\b(?:meglio|sereni|felici|tranquilli|leggeri|bene)(?: \w+){0,3} senza di me|\bsenza di me (?:\w+ ){0,4}(?:meglio|bene|sereni)|\bsono (?:solo |soltanto |diventat\w )?(?:un|il) (?:peso|fardello|intralcio)\b|\bse (?:muoio|morissi|sparissi|non ci fossi)\b|\bprima me ne vado|\b(?:nessuno|tanto)(?: \w+){0,4} (?:accorge\w*|mancher\w+|piangerebbe|mancherei)|\bquando non ci saro piu\b(?=[^]{0,40}\b(?:presto|domani|meglio|sollievo)\b)|\bassicurazione\b(?=[^]{0,60}\b(?:morte|muoio|pagh\w+|figli)\b)/,
  ),
  now(
    /\b(?:lettere?|busta|biglietto|biglietti)\b(?: \w+){0,6} (?:per (?:ognuno|ciascuno|i (?:miei )?(?:figli|bambini|genitori)|chi|mia|mio)|daddio|di addio)\b(?! compleanno)|\bho scritto (?:le|una|due|tre) letter\w+(?: \w+){0,3} (?:per|ai|alla|a mia|a mio)|\baddio (?:a tutti|mondo|mamma|amori|per sempre)|\baddio\b(?=$|[.,!])|\bperdonatemi\b|\bperdonami (?:mamma|papa|amore)|\bscusate(?:mi)? (?:tutti|per tutto)|\bnon e colpa (?:di nessuno|vostra|tua|sua)|\bdite (?:a|ai|alla)(?: \w+){0,4} che (?:li|la|lo|gli|le) (?:amo|voglio|ho)|\bnon dovrete (?:piu )?(?:preoccup\w+|pensare)|\bquando leggerete|\bse (?:state leggendo|leggete) (?:questo|queste)/,
  ),
  together(
    /\b(?:regalat\w|dat[oa]|lasciat\w|sistemat\w|pagato|il gatto (?:sta|e)|il cane|consegnat\w)\b/,
    /\b(?:non (?:mi )?(?:serv\w+|ci saro)|tra poco|da lunedi|domenica non|piu leggeri|per sempre|dove vado|testamento e|non avro bisogno|stanotte)\b/,
  ),
  now(
    /\b(?:da|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domani|stasera|stanotte|presto|dopo (?:il|la|le)|il \d+)\b(?: \w+){0,4} (?:non ci saro|e finita|finisce tutto|sara finita|me ne vado|la finisco|lo faccio|vado via per sempre|smetto di|ho deciso)\b(?! (?:in vacanza|a (?:vivere|lavorare|casa)|al mare|in pensione))|\bsara (?:l ?|il mio )?ultimo (?:giorno|mio)?\b|\bvado (?:da|a raggiung\w+) (?:lei|lui|mamma|papa)\b(?=$|[.,]| presto| stanotte)|\braggiung(?:o|ero|erla|erlo)\b(?=[^.!?]{0,30}(?:presto|cielo|stanotte|mio marito|mia moglie|$))|\bfaccio da sol[oa]\b(?=[^]{0,30}$)|\bho (?:gia )?(?:scelto|deciso|fissato) (?:il giorno|la data|quando|come)/,
  ),
  now(
    /\b(?:sono|sto|salgo|torno|passare|guardo|sedut\w)(?: \w+){0,4} (?:sul|sui|dal|sulla|alla|in cima al|sulle) (?:ponte|balcone|tetto|cornicione|binari|binario|viadotto|terrazzo|ringhiera|scogliera|rotaie|davanzale)\b(?=[^]{0,80}\b(?:giu|sces\w|guardo|treno|ora|salto|vuoto|ieri|freddo|sotto)\b)|\b(?:pillole|pastiglie|compresse|farmaci|medicine|corda|pistola|lametta|sonniferi)\b(?: \w+){0,4} (?:qui|davanti|sul tavolo|pronte|pronta|accanto|in mano|da parte|vicino)|\bho (?:preso|ingoiato|mandato giu|buttato giu) (?:tutte|troppe|un sacco di|una scatola|un flacone|una manciata|trenta|venti)|\boverdose\b|\bbuttarmi (?:giu|sotto|dal)/,
  ),
  now(
    /\bmi (?:sono )?(?:di nuovo )?(?:tagli\w+|brucio|bruciat\w|faccio (?:del )?male|ferisco|ferita da sol\w|graffio)\b(?! (?:i capelli|le unghie|cucin\w+|affettan\w+|con la carta|il dito|fuori))|\btagliarmi\b(?! (?:i capelli|fuori))|\bautolesion\w*|\bnon smette di sanguinare/,
  ),
  now(
    /\b(?:mi|ci|lo|la|li|mia figlia|mio figlio|mio fratello|il bambino|la bambina)\b(?: \w+){0,2} (?:picchia|mena|violenta|minaccia|strangola|rinchiude|chiude (?:in|a|dentro)|tocca (?:quando|di|dove)|controlla (?:tutto|il tel)|perseguita|lascia senza)\b|\b(?:picchia|mena|strattona|scuote) (?:mia|mio|il|la|i|sua|suo) \w+/,
  ),
  lately(
    /\b(?:mi|ci|la|lo)\b(?: \w+){0,2} (?:ha|hanno)(?: \w+){0,2} (?:picchiat\w|menat\w|spint\w|chius\w|minacciat\w|strangolat\w|violentat\w|pres[ao] (?:per il collo|a calci|a pugni|a schiaffi)|puntat\w|rotto (?:il|un|una|la)|sbattut\w|bruciat\w|mess[oa] le mani)\b(?! (?:il conto|in imbarazzo|la porta in faccia al))/,
  ),
  now(
    /\bsotto casa\b(?=[^]{0,60}\b(?:spranga|coltello|paura|minacc\w+|urla|ogni)\b)|\bpaura (?:di (?:uscire|tornare|lui)|che (?:mi|ci|torni))|\b(?:penso di|voglio|devo|giuro che|vado a) (?:\w+ )?(?:uccider|ammazzar|accoltellar)\w*\b(?! il tempo)(?=[^]{0,100}\b(?:bambini|poi me|coltello|pistola|giorni|stanotte|domani|so dove|serio|lui|lei)\b)|\b(?:lo|la|li) ammazzo\b(?=[^]{0,80}\b(?:giuro|aspetto|domani|coltello|serio|stasera|so dove)\b)|\bdice che (?:\w+ ){0,6}(?:ammazza|uccide|brucia|ammazzera)|\b(?:viene|entra) in camera mia|\bnostro segreto|\blividi\b(?! delle)|\bnon mi (?:fa|lascia) (?:uscire|parlare|telefonare)|\bchiusa (?:in casa|a chiave|in bagno)\b/,
  ),
  together(
    /\b(?:messaggio|scritto|audio|chiamat\w|detto|addio|salutat\w|orologio|grazie di tutto)\b/,
    /\b(?:non risponde|telefono (?:e )?spento|va via per sempre|non so dove|vuole morire|preso la macchina|sparit\w|si e chius\w)\b/,
  ),
  now(
    /\b(?:amic[oa]|fratello|sorella|figli[oa]|madre|padre|cugin[oa]|marito|moglie|ragazz[oa])\b(?: \w+){0,8} (?:vuole (?:morire|ammazzarsi|uccidersi|buttarsi|farla finita)|si vuole (?:ammazzare|uccidere|buttare)|ha preso (?:\w+ ){0,3}(?:pillole|pastiglie|compresse)|e sul (?:ponte|tetto|cornicione))\b/,
  ),
];

export const PORTUGUESE: readonly RegExp[] = [
  now(
    /\bsuicidar(?:-me)?\b|\b(?:penso|pensando|pensar|pensamentos?|ideia)(?: \w+){0,3} (?:suicid\w+|em morrer|na morte|em me matar)\b|\b(?:quero|queria|qro|vou|preciso|vontade de|prefiro|penso em|pensando em|gostava de|so quero)(?: \w+){0,3} (?:morrer|sumir|desaparecer|me matar|matar-me|acabar com (?:tudo|isto|isso|a minha)|estar mort[oa]|nao (?:acordar|existir|estar)|tirar a (?:minha )?(?:propria )?vida)\b(?! de (?:rir|vergonha|fome|frio|amores|saudade))|\b(?:me matar|matar-me|me enforcar|tirar a (?:minha )?(?:propria )?vida|por fim a (?:minha )?vida|dar cabo (?:de mim|da minha vida)|acabar com a minha vida)\b|\bmelhor mort[oa]/,
  ),
  now(
    /\bn(?:ao|um)? (?:quero|aguento|consigo|suporto|dou conta)(?: de)? mais (?:viver|ta vivo|estar viv\w|essa vida|esta vida|nada|continuar|existir|isso|isto|acordar)\b|\bnao quero (?:mais )?(?:viver|estar (?:aqui|viv\w)|existir|acordar|continuar)|\bn(?:ao)? aguento mais\b(?=$|[.!]|[^]{0,60}(?:vida|morrer|sumir))|\bcansei (?:de viver|da vida|de tudo|de existir)|\bcansad[oa] (?:de viver|da vida|de existir)|\bsem (?:vontade|razao|motivos?) (?:de|para|pra) viver|\b(?:vida|viver) (?:ja )?nao (?:faz|tem) (?:mais )?sentido|\bnao vejo (?:saida|sentido)/,
  ),
  now(
    /\bnao(?: \w+){0,2} acord\w+\b(?<=\b(?:dormir|durmo|queria|quero|espero|peco|rezo|tomara|fechar|oxala)\b[^.!?]{0,60})|\bdormir (?:para|pra) sempre|\bnunca mais acord\w+|\bacordei de novo\b/,
  ),
  now(
    /\b(?:melhor|felizes|bem|descansad\w+|livres|aliviad\w+)(?: \w+){0,3} sem mim|\bsem mim (?:\w+ ){0,4}(?:melhor|felizes|descansad\w+)|\b(?:sou|virei) (?:so |apenas )?(?:um|uma) (?:peso|fardo|estorvo|carga)\b|\bninguem (?:vai|ia|iria)(?: \w+){0,2} (?:sentir|notar|perceber|reparar|dar conta)|\bse eu (?:morrer|morresse|sumir|sumisse)\b|\bseguro (?:de vida )?(?:paga|cobre|fica)|\bquando chegarem\b/,
  ),
  now(
    /\bescrevi as cartas|\bcartas?\b(?: \w+){0,5} (?:para (?:cada|os (?:meus )?filhos|a minha|o meu)|de despedida)|\bultima (?:coisa|mensagem|noite|vez) q(?:ue)? (?:eu )?(?:escrevo|vos|mando)|\b(?:se|quando) (?:estao|estiverem|voce|voces) (?:a )?(?:ler|lendo|lerem|tiver lendo) (?:isto|isso)|\bculpa nao e (?:de ninguem|vossa|sua|tua|dela|dele)|\bnao e culpa (?:de ninguem|vossa|sua|tua)|\badeus (?:a todos|mundo|para sempre|meus|mae)|\badeus\b(?=$|[.!])|\bme perdo(?:em|a|e)\b|\bperdoem-me\b|\bdesculpem(?:-me)? (?:por tudo|a todos|todos)|\bdig(?:am|a)(?: \w+){1,4} que (?:amo|os amo|a amo|o amo|eu amo)|\bnao precisam (?:mais )?(?:de )?(?:se )?preocupar|\bja parti\b|\bcuidem (?:da|do|dos|das) (?:minha|meu|meus|minhas)/,
  ),
  together(
    /\b(?:dei|doei|deixei|vendi|entreguei|ficou com|paguei|arrumei)\b/,
    /\b(?:nao vou (?:mais )?precisar|embora desta vida|depois de (?:sexta|domingo|amanha)|para onde (?:eu )?vou|nada para os outros|nao preciso mais|acho que vou\b)/,
  ),
  now(
    /\b(?:sexta|sabado|domingo|segunda|terca|quarta|quinta|hoje|amanha|logo|esta noite|dia \d+|depois d[aeo])\b(?: \w+){0,6} (?:acaba tudo|tudo acaba|vou-me embora para sempre|vou embora (?:desta|dessa)|me vou\b|ja nao estou|nao estarei|eu acabo|ponho fim|termino tudo|e o fim)\b|\b(?:ja )?(?:marquei|escolhi|decidi) (?:o dia|a data|quando)/,
  ),
  now(
    /\b(?:comprimidos|remedios|pastilhas|corda|pistola|gilete|veneno|chumbinho)\b(?: \w+){0,5} (?:aqui|do lado|na mesa|a frente|na frente|guardad\w+|juntei|num lenco|prontos?|na mao|comprei)|\bguardo os (?:comprimidos|remedios)|\b(?:juntei|guardei|comprei)(?: \w+){0,2} (?:comprimidos|remedios|corda|veneno)|\btomei (?:\w+ ){0,3}(?:todos|muitos|demais|um monte|a caixa|o frasco|varios|cartela|todas)\b|\boverdose|\bcriando coragem|\b(?:estou|to|tou|subi|parei|fico|sentad\w)(?: \w+){0,4} (?:na|no|em cima d[ao]) (?:ponte|viaduto|telhado|varanda|trilhos|linha|parapeito|passarela|topo)\b(?=[^]{0,60}\b(?:olh\w+|pular|saltar|agora|baixo|comboio|trem|frio|coragem)\b)|\b(?:pular|saltar|me jogar|atirar-me|jogar-me) (?:da|do|na frente|para a|de um|pra)\b(?! (?:piscina|cabeca|agua))|\b(?:ir|vou) (?:ter )?com (?:ele|ela|a minha mae|o meu pai)\b(?=[^.!?]{0,30}(?:em breve|logo|ceu|hoje|$))|\bembora desta vida/,
  ),
  now(
    /\bme (?:corto|machuco|cortei|machuquei de proposito|queimo|queimei de|arranho|mutilo|firo)\b(?! (?:na cozinha|o cabelo|cozinhando|no vidro))|\b(?:corto-me|cortei-me|magoo-me|queimo-me|automutil\w+)\b|\bvoltei a (?:me )?cortar|\bnao para de sangrar/,
  ),
  now(
    /\b(?:ele|ela|marido|pai|padrasto|namorado|ex|filho|neto|mae|irmao|tio|companheiro|patrao|vizinho)\b(?: \w+){0,4} (?:me|nos|lhe|comigo|nela|nele|na (?:minha|filha|menina)|no (?:meu|menino|bebe))?(?: \w+){0,2} ?(?:bate|espanca|agride|estupra|viola|ameaca|tranca|prende|enforca|mexe|maltrata|controla)\b(?! (?:uma saudade|o coracao|palmas|bola|a porta|papo))|\b(?:bate|tranca|mata|ameaca|agride|espanca|prende)-(?:me|nos|lhe)\b|\bmexe comigo\b|\bta apanhando|\bestao a bater\b|\bquebrando tudo\b|\b(?:to|estou|fico|tou|estamos) (?:escondid[ao]s?|trancad[ao]s?|pres[ao]s? em casa)\b(?! no elevador)|\bnao me deixa sair/,
  ),
  lately(
    /\b(?:me|nos) (?:bateu|espancou|enforcou|trancou|empurrou|ameacou|estuprou|queimou|esganou|chutou|socou|apontou|agarrou pelo pescoco|deu (?:um )?(?:soco|murro|pontape|facada))\b|\b(?:partiu|bateu|deixou|trancou|empurrou|apontou|apertou|agarrou|queimou)-me\b(?! (?:um sorriso|saudades|a vontade))/,
  ),
  now(
    /\bdiz que (?:me|nos|vai) (?:\w+ )?mata\w*|\b(?:me|nos) mata se\b(?<!\b(?:sogra|mae|mulher|patroa) me mata se)|\bvou (?:\w+ )?(?:matar|esfaquear) (?:el[ea]|meu|minha|todos|esse|aquele)\b(?=[^]{0,100}\b(?:faca|arma|serio|hoje|juro|amanha|sei onde|esperando)\b)|\bvou mata-l[oa]\b|\b(?:entra|vem) (?:no|para o|pro) meu quarto|\bmedo de (?:contar|voltar|dele|que ele|ir para casa)|\bgrit\w+ toda noite|\bvai haver uma desgraca|\bmarcas? (?:roxas?|de cinto)|\bnodoas negras|\bnosso segredo|\bleva-l[oa]s comigo|\blevo (?:os|as) (?:miudos|criancas|meninos) comigo/,
  ),
  together(
    /\b(?:despedida|despediu|adeus|obrigad\w por tudo|mensagem|audio|deu (?:o|a) |quer morrer|se matar)/,
    /\b(?:sumiu|nao (?:atende|responde|me responde)|desligado|nao sei onde|medo|trancou)\b/,
  ),
  now(
    /\b(?:amig[oa]|irma|irmao|filh[oa]|mae|pai|prim[oa]|namorad[oa])\b(?: \w+){0,8} (?:quer (?:morrer|se matar|matar-se|sumir)|vai (?:se matar|matar-se|pular|saltar)|tomou (?:\w+ ){0,3}(?:remedios|comprimidos)|ta (?:na ponte|no telhado))\b/,
  ),
];

export const DUTCH: readonly RegExp[] = [
  now(
    /\bzelfmoord(?:gedachten|plan(?:nen)?)?\b(?=[^]{0,60}\b(?:ik|me|mij|nu|denk\w*)\b|gedachten)(?<!\bpleegde zelfmoord)(?<!\b(?:haar|zijn|de) zelfmoord)|\b(?:ik|wil|wou|gwn|gewoon)(?: \w+){0,3} (?:dood|sterven|doodgaan|verdwijnen|niet meer (?:leven|er zijn|wakker worden|bestaan|zijn|verder))\b(?<=\bwi?ll? [^.!?]{0,30}|wou [^.!?]{0,30})|\b(?:was ik maar dood|dood wil|wil dood|niet meer leven|mezelf (?:\w+ )?(?:van kant|ombrengen|ophangen|doden|iets aan|van het leven)|maak (?:ik )?er(?: \w+){0,3} een eind|een einde aan (?:mijn leven|alles)|stap ik er(?: \w+)? uit|er niet meer (?:zijn|wil zijn)|beter dood|klaar met (?:leven|het leven|alles)|spring (?:ik )?(?:\w+ )?(?:van|voor))\b/,
  ),
  now(
    /\b(?:niet|nooit)(?: \w+){0,2} wakker (?:word\w*|te worden)\b(?<=\b(?:hoop|slap\w*|wil|bid|avond|wens|liefst|meer)\b[^.!?]{0,60})|\bvoor altijd slapen|\bkan (?:het |dit )?nie(?:t)? meer (?:aan|verder|man|zo)\b|\bik kan niet meer\b(?=$|[.!,])|\bgeen (?:zin|reden|kracht|uitweg|toekomst)(?: \w+){0,2} meer\b(?=[^]{0,40}(?:leven|$|[.!]))|\bheeft (?:het leven )?geen zin meer|\bmoe van het leven/,
  ),
  now(
    /\b(?:tot last|alleen maar (?:een )?last|een last voor|blok aan)\b|\bbeter (?:\w+ ){0,3}zonder m(?:ij|e)\b|\bzonder mij (?:\w+ ){0,3}(?:beter|af|gelukkig\w*)|\bbeter af (?:\w+ )?zonder|\bniemand (?:die )?(?:me |mij )?(?:zou |zal |gaat )?(?:\w+ )?(?:missen|mist|merkt|merken)\b|\bdat regel ik zelf|\bals ik (?:er niet meer|dood) (?:ben|was)\b(?=[^]{0,40}\b(?:beter|rust|fijner|opgelucht)\b)/,
  ),
  now(
    /\bbrieven? (?:\w+ ){0,4}(?:geschreven|klaar|voor (?:de|mijn) kinderen)\b|\bafscheidsbrief\b(?= (?:ligt|is|klaar|geschreven))|\bvaarwel\b|\bzeg tegen (?:mn|mijn|de|m n)(?: \w+){0,3} dat|\bniet (?:haar|jullie|zijn|jouw) schuld|\bniemands schuld|\bniemand kan er (?:iets|wat) aan doen|\b(?:het spijt me|sorry)\b(?=[^]{0,40}(?:kan niet anders|iedereen|vergeef|voor alles)|\W{0,2}$)|\bvergeef (?:me|het me)\b|\bdag lieve (?:mensen|allemaal|kinderen|mama)|\bdit is mijn laatste|\bals jullie dit lezen/,
  ),
  now(
    /\balles (?:is )?(?:geregeld|klaar|afgerond|verzameld|weggegeven|opgeruimd)\b(?=[^]{0,120}\b(?:voorbij|zondag|over|rust|goed zo|weet nu wanneer|nodig|niet meer)\b)|\b(?:zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|vanavond|morgen|straks|dan|daarna|vannacht|de \d+e?)\b(?: \w+){0,3} (?:voorbij|afgelopen|is het klaar|ben ik (?:weg|er niet|dood)|er niet meer|stap ik|doe ik het|ga ik ook|is het over)\b|\bde (?:dag|datum) staat vast|\bweet nu wanneer|\bnaar (?:pa|ma|hem|haar|opa|oma|mijn vrouw|mijn man)(?: \w+){0,3} toe\b(?=[^]{0,60}(?:vrede|gauw|dag staat|klaar))|\bvind het wel goed zo|\bniet meer nodig\b(?=[^]{0,40}(?:waar|straks|weg|$))(?<=\b(?:gegeven|weg|verkocht)\b[^]{0,60})/,
  ),
  now(
    /\b(?:pillen|tabletten|medicijnen|touw|slaappillen|scheermes\w*)\b(?: \w+){0,4} (?:genomen|geslikt|gespaard|klaar|verzameld|voor me|naast me|op tafel|liggen|gekocht)|\b(?:te veel|alle|hele strip|handvol) (?:\w+ )?(?:pillen|tabletten)|\bgenoeg voor gespaard|\b(?:sta|zit|stond) (?:\w+ ){0,3}(?:op|langs|bij|voor|aan) (?:de|het|een) (?:brug|spoor|dak|balkon|perron|flat|rand|rails|overweg)\b(?=[^]{0,60}\b(?:trein|spring\w*|kijk\w*|nu|weg|beneden|koud|water)\b)|\bvoor (?:de|een) trein\b(?=[^]{0,40}(?:spring|gooi|stap|gaan))|\bdrink me dood\b(?=[^]{0,40}letterlijk)|\boverdosis/,
  ),
  now(
    /\b(?:snij|snijd|kras|brand|verwond|sla|beschadig|doe)(?: ik)? (?:mezelf|mn (?:arm|been)|me(?= (?:weer|elke|in)))\b(?! (?:uit|een))|\bmezelf (?:\w+ ){0,3}(?:gesneden|gekrast|gebrand|verwond|pijn|snijden)|\bzelfbeschadig\w*|\bme (?:weer )?(?:gesneden|gekrast)\b|\bstopt niet met bloeden/,
  ),
  now(
    /\b(?:slaat|schopt|wurgt|bedreigt|mishandelt|verkracht|sluit|stalkt|misbruikt|opsluit|knijpt|achtervolgt)(?: \w+){0,2} (?:me|mij|ons|hem|haar|mn|de kinderen|het kind|mijn|onze|de baby)\b(?! (?:op|in de maling|over))|\b(?:me|mij|ons|haar|hem|de kinderen) (?:\w+ ){0,3}(?:slaat|opsluit|bedreigt|vermoordt als ik)\b|\bopgesloten\b(?=[^]{0,60}\b(?:hij|sleutel|telefoon|thuis|slot)\b)(?! in (?:de wc|de lift))|\bs ?nachts (?:bij me )?in (?:bed|mijn (?:kamer|bed))|\b(?:komt|kruipt) (?:\w+ ){0,3}(?:bij me in bed|op mijn kamer|in mijn bed|mijn kamer)|\bdurf (?:het )?(?:niemand|niet naar huis)|\bbang (?:voor (?:hem|vanavond|mijn)|dat hij|om naar huis)|\bblauwe plekken|\bmes (?:op|tegen) (?:mijn|mn|haar) (?:keel|buik)|\bmag niet naar buiten van|\bons geheimpje/,
  ),
  lately(
    /\b(?:heeft|had|werd|hij|ze) (?:me|mij|ons|haar|hem|mn \w+|mijn \w+)\b(?: \w+){0,5} (?:geslagen|geschopt|gewurgd|opgesloten|bedreigd|mishandeld|verkracht|geduwd|aangerand|bij de keel|de trap af)\b/,
  ),
  now(
    /\bik maak (?:hem|haar|ze) af\b|\b(?:vermoord|steek|schiet|dood|sla)(?: ik)? (?:hem|haar|ze|mn \w+|die \w+)(?: \w+){0,2}(?: neer| dood| overhoop)?\b(?=[^]{0,80}\b(?:mes|weet waar|nu|vanavond|morgen|meen het|wapen|echt)\b)|\b(?:wil|ga) (?:\w+ ){0,3}(?:vermoorden|doodsteken|neersteken|doodmaken)\b(?=[^]{0,80}\b(?:mes|weet waar|nu|vanavond|morgen|meen|wapen|bang)\b)|\bvermoordt (?:hij )?(?:me|ons|mij) als ik/,
  ),
  together(
    /\b(?:vaarwel|afscheid|bedankt voor alles|dag lieve|zorg (?:goed )?voor|pillen|wil dood)\b/,
    /\b(?:neemt niet (?:meer )?op|reageert niet|antwoordt niet|telefoon (?:staat )?uit|weet niet waar|bereik\w* (?:hem|haar) niet)\b/,
  ),
  now(
    /\b(?:vriend|vriendin|broer|zus|zoon|dochter|moeder|vader|collega|man|vrouw)\b(?: \w+){0,8} (?:wil (?:dood|niet meer leven|zelfmoord|springen)|gaat (?:springen|zelfmoord)|heeft (?:\w+ ){0,3}pillen (?:genomen|geslikt)|staat op (?:de brug|het dak))\b/,
  ),
];
