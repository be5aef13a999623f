import { help, type HelpTable } from './help-line.ts';

/**
 * 112 works in all of the European Union, on any phone; not everywhere else in Europe.
 * Only lines that a page named in docs/help-lines.md confirms: a line without a row there is not added.
 */
export const EUROPE: HelpTable = {
  Austria: help('112', ['TelefonSeelsorge', '142'], ['Frauenhelpline', '0800 222 555']),
  Belgium: help(
    '112',
    ['Zelfmoordlijn', '1813'],
    ['Centre de Prévention du Suicide', '0800 32 123'],
    ['1712, geweld', '1712'],
  ),
  Bulgaria: help('112'),
  Croatia: help('112'),
  Cyprus: help('112'),
  'Czech Republic': help('112', ['Linka první psychické pomoci', '116 123']),
  Denmark: help('112', ['Livslinien', '70 201 201'], ['Lev Uden Vold', '1888']),
  Estonia: help('112'),
  Finland: help('112', ['MIELI Kriisipuhelin', '09 2525 0111'], ['Nollalinja', '080 005 005']),
  France: help('112', ['3114, prévention du suicide', '3114'], ['Violences Femmes Info', '3919']),
  Germany: help('112', ['TelefonSeelsorge', '0800 111 0 111'], ['Hilfetelefon Gewalt gegen Frauen', '116 016']),
  Greece: help('112', ['KLIMAKA', '1018'], ['Women’s helpline', '15900']),
  Hungary: help('112', ['Lelkisegély', '116 123']),
  Iceland: help('112', ['Hjálparsími Rauða krossins', '1717']),
  Ireland: help('112', ['Samaritans', '116 123'], ['Women’s Aid', '1800 341 900']),
  Italy: help('112', ['Telefono Amico Italia', '02 2327 2327'], ['Antiviolenza e stalking', '1522']),
  Latvia: help('112', ['Skalbes', '116 123']),
  Lithuania: help('112', ['Vilties linija', '116 123']),
  Luxembourg: help('112', ['SOS Détresse', '45 45 45']),
  Malta: help('112', ['Mental Health Helpline', '1579'], ['Supportline', '179']),
  Netherlands: help('112', ['113 Zelfmoordpreventie', '113'], ['Veilig Thuis', '0800 2000']),
  Norway: help('113 112', ['Mental Helse Hjelpetelefonen', '116 123'], ['VO-linjen', '116 006']),
  Poland: help('112', ['Centrum Wsparcia', '800 70 2222'], ['Niebieska Linia', '800 120 002']),
  Portugal: help(
    '112',
    ['Linha Nacional de Prevenção do Suicídio', '1411'],
    ['Informação às vítimas de violência doméstica', '800 202 148'],
  ),
  Romania: help('112', ['DepreHUB', '0374 456 420'], ['Violență domestică', '0800 500 333']),
  'Russian Federation': help('112', ['Психологическая помощь МЧС', '+7 495 989-50-50']),
  Serbia: help('194 192', ['Centar Srce', '0800 300 303']),
  Slovakia: help('112'),
  Slovenia: help('112'),
  Spain: help('112', ['Línea 024', '024'], ['Violencia de género', '016']),
  Sweden: help('112', ['Mind Självmordslinjen', '90101'], ['Kvinnofridslinjen', '020 50 50 50']),
  Switzerland: help('144 117', ['Die Dargebotene Hand', '143']),
  Turkey: help('112', ['Sosyal Destek Hattı', '183']),
  Ukraine: help('103 102', ['Lifeline Ukraine', '7333'], ['La Strada', '116 123']),
  'United Kingdom': help('999', ['Samaritans', '116 123'], ['National Domestic Abuse Helpline', '0808 2000 247']),
};
