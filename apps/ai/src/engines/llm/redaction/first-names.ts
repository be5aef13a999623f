/**
 * Common first names of many countries: taken out wherever they stand, in any case. Names that are everyday words as well
 * ("will", "grace") are in the second list and count only with a capital letter inside a sentence.
 */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `aaron abdul abdullah abigail adam adele adrian agnes ahmad ahmed aisha akira alan albert alejandro alessandro alex
  alexander alexandra alexandre alexei alfred ali alice alicia alina alison allison amanda amelia amina amir amit amy ana
  anastasia anders andre andrea andreas andrei andrew andy angela angelina anil anita anja anke ann anna anne annie anthony antoine
  anton antonio anya arjun arthur arturo ashley astrid audrey ayesha ayumi barbara beatrice becky ben benjamin bernard bernd
  bernhard bettina betty birgit björn bob bobby boris brad bradley brandon brenda brian bridget brigitte bruno bryan camila
  camille carla carlos carmen caroline catherine cathy cecilia charles charlie charlotte chen chiara chloe chris christian
  christina christine christoph christopher cindy claire clara claudia claus colin connor craig cristina cynthia daisuke
  dan daniel daniela danielle danny darren dave david debbie deborah denise dennis derek diana diane diego dieter dimitri
  dirk dmitri dominic dominik donald donna doris dorothy doug douglas duncan dylan eddie edgar edith eduardo edward eileen
  ekaterina elaine eleanor elena eli elias elisabeth elizabeth ella ellen ellie emil emilia emily emma enrico eric erica erik
  erin ernesto ernst esther ethan eugene eva evan evelyn fabian fabio farah fatima felipe felix fernando fiona florence
  florian frances francesca francesco francis francisco françois franz fred freddie frederick frida friedrich fritz gabriel
  gabriela gareth gary gemma geoff george georg gerald gerard gerd gianni giles gina giorgio giovanni giulia gloria gordon
  graham greg gregory greta gunther gustav hamza hanna hannah hans harald harold harriet harry haruto hassan heather heidi
  heinrich heinz helen helena helga helmut henrik henry herbert hiroshi holger horst howard hugo ian ibrahim ida igor ines
  ingrid irene irina iris isaac isabel isabella isabelle ivan jack jackie jacob jacqueline jacques jake jakob james jamie jan
  jane janet janice jason javier jean jeff jeffrey jennifer jenny jens jeremy jerry jesse jessica jill jim jimmy joan joanna
  joanne joachim joao joe joel johan johann johanna johannes john johnny jonas jonathan jordan jorge jose josef joseph
  joshua joyce juan juana judith judy juergen jürgen julia julian juliana julie julien juliet jun justin kai kamal karen
  karim karin karl karla kate katharina katherine kathleen kathryn kathy katie katja katrin kavita kayla keith kelly ken kenji
  kenneth kenta kerry kevin khadija khalid kim kimberly kirsten klaus konrad kristen kristin kristina krishna kumar kurt kyle
  lakshmi lara larry lars laura lauren laurent layla lea leah leila lena leo leon leonard leonardo leonie leroy leslie leticia
  lewis liam linda lisa liz lloyd lorenzo lorraine louis louisa louise luca lucas lucia luciana lucy ludwig luigi luis luisa
  lukas luke lydia lynn madison magda mahmoud maja malcolm manfred manuel manuela marc marcel marcia marco marcos marcus
  margaret margarita margot maria mariam marian marianne marie marina mario marion marisol marjorie markus marlene marta
  martha martin martina marvin mary masha mateo mathias matilda matteo matthew matthias maureen maurice mauricio mauro
  megan mehmet mei melanie melissa mercedes mette mia michael michel michele michelle miguel mike mikhail milan mildred mina
  mira miriam mohamed mohammad mohammed moira mona monica monika monique morgan moritz muhammad murat mustafa nadia nadine
  naomi natalia natalie natasha nathan neha neil nelson nicholas nick nico nicola nicolas nicole nigel nikita nikolai nils nina
  noah noel nora norbert norman nuria olaf oleg olga oliver olivia olivier omar oscar oskar otto pablo paola paolo pascal
  patricia patrick patrizia paul paula paulina paulo pavel pedro peggy penny pete peter petra philip philipp philippe phil
  phoebe pierre pietro pilar priya rachel rafael raj rajesh ralf ralph ramon raphael raquel rashid raul ravi raymond rebecca
  regina reinhard renate renee ricardo richard rick riku rita robert roberta roberto robin rodrigo roger roland rolf roman ron
  ronald rosa rosemary rosie ross roy ruben rudolf rudy rupert russell ruth ryan sabine sabrina sachin salma salvatore
  samantha samira samir samuel sandeep sandra sanjay santiago sara sarah sasha scott sean sebastian selena serge sergei sergio
  shane shannon sharon shawn sheila shirley shreya sibylle sigrid silke silvia simon simone sofia sonia sonja sophia sophie
  stacey stan stanley stefan stefanie stella stephan stephanie stephen steve steven stuart sunil susan susanne suzanne svetlana
  sven sylvia takeshi tamara tania tanja tara tatiana ted teresa terry theo theodore theresa thomas thorsten tiffany tim
  timothy tina tobias todd tom tomas tommy tony tracy tristan ulrich ulrike umar ursula ute valentina valerie vanessa vera
  veronica veronika victor victoria viktor vijay vincent vincenzo viola virginia vivian vladimir volker walter wanda wei wendy
  werner wilhelm wilma wolfgang xavier yasmin yolanda yuki yuri yusuf yvonne zachary zahra zainab zoe`.split(/\s+/u),
);

export const NAMES_THAT_ARE_WORDS: ReadonlySet<string> = new Set(
  `abby amber angel april art august autumn ava bear bill brook carol chance charity chase christian cliff dale dawn dean
  don drew earl eve faith frank gene glen grace grant guy hazel heath hope iris ivy jay joy june lance lily luna major mark
  marina max may miles misty olive pat pearl penny prince ray rich rob robin rose ruby rusty sam sandy skip sky stone sue
  summer violet wade will winter`.split(/\s+/u),
);
