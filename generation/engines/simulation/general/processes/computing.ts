import { inSteps, type ProcessRow } from './row.ts'

/** What computers do between a click and an answer. */
export const computing: readonly ProcessRow[] = [
  inSteps(
    ['how a web page loads', 'loading a website', 'how a website loads', 'web browser', 'how the web works', 'how a browser works', 'opening a web page', 'http request', 'client and server'],
    { title: 'How a web page loads', subject: 'computing', what: 'a web page', timeUnit: 'milliseconds', isCycle: false },
    [
      ['Address', 5, 'You press Enter. The browser takes the address apart: which server, which page.'],
      ['Looking up the name', 30, 'A directory, the DNS, says which number belongs to the name.'],
      ['Connecting', 40, 'Browser and server greet each other with three short messages.'],
      ['Secret key', 50, 'They agree on a key, so that nobody on the way can read along: the lock in the address bar.'],
      ['Request', 40, 'The browser asks for the page, the server finds or makes it.'],
      ['Text arrives', 60, 'The page comes as text, HTML, in many small packets.'],
      ['More files', 200, 'The text names pictures, styles and programs, and these are fetched too.'],
      ['Painting', 80, 'The browser works out where everything stands and colours the dots of the screen.'],
    ],
  ),
  inSteps(
    ['compile a program', 'compiler', 'how a compiler works', 'compiling code', 'source code to machine code', 'how code becomes a program', 'lexer and parser', 'stages of a compiler', 'compilation'],
    { title: 'From words to machine code', subject: 'computing', what: 'a program', timeUnit: 'milliseconds', isCycle: false },
    [
      ['Source text', 20, 'The compiler reads what the programmer wrote, letter by letter.'],
      ['Words', 60, 'The lexer groups letters into names, numbers and signs.'],
      ['Sentences', 80, 'The parser checks the grammar and builds a tree.'],
      ['Meaning', 120, 'Are all names known? Are numbers not mixed up with texts?'],
      ['Optimising', 400, 'What can be worked out beforehand or left out makes the program faster.'],
      ['Machine code', 200, 'The tree becomes simple commands for the processor.'],
      ['Linking', 120, 'Ready-made parts are added, and a file is written that can be run.'],
    ],
  ),
  inSteps(
    ['sending an email', 'how email works', 'email', 'journey of an email', 'mail server', 'how an e-mail is sent', 'smtp', 'spam filter'],
    { title: 'The journey of an email', subject: 'computing', what: 'an email', timeUnit: 'milliseconds', isCycle: false },
    [
      ['Send', 100, 'Your program packs text, pictures and address.'],
      ['To your mail server', 300, 'It hands the mail to your provider and shows your password.'],
      ['Who is it for?', 60, 'The server asks the DNS which server takes mail for what stands after the @.'],
      ['From server to server', 400, 'It travels in packets over many cables, perhaps under the sea.'],
      ['Spam filter', 500, 'The other server checks who sent it and whether it looks like junk or a trick.'],
      ['Mailbox', 100, 'It is stored until it is fetched.'],
      ['Ping', 400, 'The phone of the receiver is told, and fetches it.'],
    ],
  ),
  inSteps(
    ['boot of a computer', 'how a computer boots', 'booting a computer', 'computer startup', 'how a computer starts', 'starting a computer', 'bios', 'boot process', 'turning on a computer', 'bootloader'],
    { title: 'How a computer starts', subject: 'computing', what: 'a computer', timeUnit: 'seconds', isCycle: false },
    [
      ['Power on', 0.5, 'The power supply says that all voltages are right, and the processor wakes.'],
      ['Firmware', 3, 'A small built-in program checks memory, keyboard and disks.'],
      ['Boot loader', 1, 'From the disk it fetches a program that can find the operating system.'],
      ['Kernel', 3, 'The heart of the operating system is loaded and takes over memory and time.'],
      ['Drivers', 3, 'It learns to speak with screen, network and sound.'],
      ['Services', 5, 'Helpers start in the background: clock, network, printing.'],
      ['Log in', 2, 'The screen asks who you are, and then shows your desktop.'],
    ],
  ),
  inSteps(
    ['tcp handshake', 'three way handshake', 'tcp connection', 'syn ack', 'how tcp works', 'how computers connect', 'transmission control protocol', 'tcp'],
    { title: 'How two computers shake hands', subject: 'computing', what: 'a TCP connection', timeUnit: 'milliseconds', isCycle: false },
    [
      ['SYN', 20, '‘May I talk to you? I count from 1000.’'],
      ['SYN-ACK', 20, '‘Yes. I heard 1000, and I count from 5000.’'],
      ['ACK', 20, '‘I heard 5000.’ Now both know that both can hear.'],
      ['Data', 120, 'Numbered packets are sent, and each is confirmed.'],
      ['One is lost', 60, 'No confirmation comes: it is sent once more, so nothing is missing.'],
      ['FIN', 40, '‘I am done.’ ‘Me too.’ The connection is closed.'],
    ],
  ),
  inSteps(
    ['dns lookup', 'dns', 'domain name system', 'how dns works', 'domain name to ip address', 'name server', 'resolver', 'ip address lookup'],
    { title: 'How a name becomes a number', subject: 'computing', what: 'a DNS question', timeUnit: 'milliseconds', isCycle: false },
    [
      ['Own memory', 1, 'The computer looks whether it asked for this name a short while ago.'],
      ['Resolver', 10, 'If not, it asks the resolver of its network.'],
      ['Root server', 20, '‘Who knows about .org?’ The root servers name those in charge.'],
      ['Server for .org', 20, '‘Who knows about example.org?’ It names the next one.'],
      ['Server of the site', 25, 'It knows the number: the IP address.'],
      ['Answer', 10, 'The number comes back and is remembered for some hours.'],
    ],
  ),
  inSteps(
    ['web crawler', 'how search results are made', 'indexing the web', 'crawling and indexing', 'how to search the internet', 'search index', 'inverted index'],
    { title: 'How a question finds its pages', subject: 'computing', what: 'a search', timeUnit: 'milliseconds', isCycle: false },
    [
      ['Crawl and index', 300, 'Long before you ask, programs follow links, read billions of pages, and note which word is where.'],
      ['Your words', 20, 'Your question is split into words; spelling is mended.'],
      ['Looking up', 60, 'Thousands of computers look up each word in their part of the index.'],
      ['Ranking', 120, 'Hundreds of signs tell which page may help: words, links, place, age.'],
      ['Snippets', 50, 'For the best ones the fitting lines are cut out.'],
      ['Results', 50, 'The list is sent to your screen.'],
    ],
  ),
  inSteps(
    ['software development', 'making an app', 'how an app is made', 'how software is made', 'how a video game is made', 'agile development', 'software life cycle', 'programming project', 'app development'],
    { title: 'How an app is made', subject: 'computing', what: 'an app', timeUnit: 'weeks', isCycle: true },
    [
      ['Asking users', 2, 'What do people want to do, and what annoys them?'],
      ['Sketching', 2, 'Screens are drawn on paper and tried with people.'],
      ['Writing code', 6, 'Programmers build it piece by piece, and read each other’s code.'],
      ['Testing', 2, 'Machines and people try to break it.'],
      ['Release', 1, 'It goes to the app store.'],
      ['Listening', 3, 'Bugs and wishes come in, and the next round begins.'],
    ],
  ),
  inSteps(
    ['fetch decode execute', 'fetch-execute cycle', 'how a cpu works', 'instruction cycle', 'how a processor works', 'cpu cycle', 'fetch decode execute cycle', 'inside a cpu'],
    { title: 'One command in a processor', subject: 'computing', what: 'a command', timeUnit: 'clock ticks', isCycle: true },
    [
      ['Fetch', 1, 'The processor gets the next command from memory; a counter says where it is.'],
      ['Decode', 1, 'It finds out what to do: add, compare, load?'],
      ['Get the numbers', 1, 'The numbers come from its own small registers.'],
      ['Execute', 1, 'The arithmetic unit adds or compares. At 3 GHz a tick is a third of a billionth of a second.'],
      ['Write back', 1, 'The result goes into a register, and the counter moves on.'],
    ],
  ),
]
