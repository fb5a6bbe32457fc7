import { inSteps, type ProcessRow } from './row.ts'

/** How people decide, judge and do business. */
export const society: readonly ProcessRow[] = [
  inSteps(
    ['how a bill becomes a law', 'bill to law', 'congress passes a law', 'us lawmaking', 'house and senate', 'how laws are made', 'how a law is made', 'president signs a bill', 'american congress bill'],
    { title: 'How a bill becomes a law in the USA', subject: 'economics', what: 'a bill', timeUnit: 'days', isCycle: false },
    [
      ['Introduced', 5, 'A member of the House or the Senate brings in a bill. It gets a number.'],
      ['Committee', 90, 'Experts are heard and the text is changed. Most bills end here.'],
      ['First chamber votes', 15, 'It is debated, and more than half must say yes.'],
      ['Second chamber', 60, 'The other chamber does the same: committee, debate, vote.'],
      ['One text', 20, 'Both chambers must agree on exactly the same words.'],
      ['President', 10, 'The president has ten days (Sundays not counted) to sign or to veto. Two thirds of both chambers can overrule a veto.'],
      ['Law', 5, 'It is published and everybody has to keep to it.'],
    ],
  ),
  inSteps(
    ['uk parliament bill', 'how a bill becomes law in the uk', 'house of commons and house of lords', 'british law making', 'royal assent', 'act of parliament', 'second reading', 'how parliament makes laws', 'laws in britain'],
    { title: 'How a bill becomes an Act in the UK', subject: 'economics', what: 'a bill', timeUnit: 'weeks', isCycle: false },
    [
      ['First reading', 1, 'The title of the bill is read out and it is printed.'],
      ['Second reading', 2, 'Members debate whether it is a good idea at all, and vote.'],
      ['Committee stage', 6, 'A small group goes through it line by line.'],
      ['Report and third reading', 3, 'The whole House looks at the changes and votes once more.'],
      ['The other House', 12, 'The Lords (or, if it began there, the Commons) go through the same stages.'],
      ['Ping-pong', 2, 'Changes go to and fro until both agree on the words.'],
      ['Royal Assent', 1, 'The King agrees, and the bill is an Act of Parliament.'],
    ],
  ),
  inSteps(
    ['election', 'how an election works', 'how voting works', 'election campaign', 'presidential election', 'general election', 'counting votes', 'ballot', 'democratic election', 'secret ballot'],
    { title: 'How an election runs', subject: 'economics', what: 'an election', timeUnit: 'days', isCycle: true },
    [
      ['Candidates', 60, 'Parties choose who is to stand and what they promise.'],
      ['Voters’ list', 30, 'It is made sure who may vote, and that nobody votes twice.'],
      ['Campaign', 45, 'Posters, debates, and talks at the door.'],
      ['Election day', 1, 'Alone in the booth each voter marks a paper that nobody else may see.'],
      ['Counting', 3, 'Votes are counted in public, and again where it is close.'],
      ['Government', 30, 'Those elected meet; whoever has a majority governs.'],
      ['In office', 1290, 'About four years of work, until the next election.'],
    ],
  ),
  inSteps(
    ['criminal trial', 'court trial', 'how a court works', 'jury trial', 'how a trial works', 'judge and jury', 'court case', 'steps of a trial', 'courtroom'],
    { title: 'A criminal trial', subject: 'economics', what: 'a case', timeUnit: 'hours', isCycle: false },
    [
      ['Choosing the jury', 8, 'Twelve people without ties to the case are chosen.'],
      ['Opening speeches', 2, 'Prosecution and defence tell what they want to show.'],
      ['Evidence against', 12, 'Witnesses are asked by one side and then by the other.'],
      ['Evidence for', 10, 'The defence shows its own. Nobody has to prove that they are innocent.'],
      ['Closing speeches', 3, 'Both sides sum up, and the judge explains the law.'],
      ['Jury decides', 6, 'In secret. Guilty only if there is no reasonable doubt.'],
      ['Verdict and sentence', 3, 'If guilty, the judge says which punishment follows. One may appeal.'],
    ],
  ),
  inSteps(
    ['starting a business', 'how to start a business', 'start a company', 'startup company', 'founding a company', 'business plan', 'entrepreneur', 'opening a shop'],
    { title: 'Starting a small business', subject: 'economics', what: 'a bakery van', timeUnit: 'weeks', isCycle: false },
    [
      ['Idea', 3, 'What do people need, and what can you do well?'],
      ['Asking around', 4, 'Who would buy, for how much, and who sells that already?'],
      ['Business plan', 4, 'Costs, price, and how many must be sold before there is a profit.'],
      ['Money', 8, 'Own savings, family, a loan, or partners who get a share.'],
      ['Papers', 4, 'A name, a registration, a tax number, insurance, hygiene rules.'],
      ['Getting ready', 8, 'The van is bought and fitted out.'],
      ['Opening', 1, 'The first customer!'],
      ['First year', 48, 'Income and costs are written down; what does not work is changed.'],
    ],
  ),
  inSteps(
    ['supply chain of a t-shirt', 'supply chain', 'how a t-shirt is made', 'making of a shirt', 'cotton to t-shirt', 'journey of a t-shirt', 'where clothes come from', 'how clothes are made', 'global trade of clothes'],
    { title: 'The journey of a T-shirt', subject: 'economics', what: 'a T-shirt', timeUnit: 'days', isCycle: false },
    [
      ['Cotton field', 160, 'Cotton grows for five to six months and needs much water.'],
      ['Ginning', 10, 'Machines part the fibres from the seeds and press bales.'],
      ['Spinning', 10, 'Fibres are combed and twisted to yarn.'],
      ['Knitting and dyeing', 14, 'Yarn becomes cloth, then it is bleached and dyed.'],
      ['Sewing', 14, 'Cutters and seamstresses make shirts, often in Asia, for a small part of the price.'],
      ['Container ship', 35, 'Half round the world costs only a few cents for each shirt.'],
      ['Warehouse and shop', 30, 'The shop needs most of the price for rent, wages and advertising.'],
      ['Worn', 700, 'Washed dozens of times, then given away, recycled, or thrown out.'],
    ],
  ),
  inSteps(
    ['product life cycle', 'life of a product', 'life cycle of a phone', 'life of a smartphone', 'marketing life cycle', 'introduction growth maturity decline', 'product stages'],
    { title: 'The life of a product', subject: 'economics', what: 'a new phone', timeUnit: 'months', isCycle: false },
    [
      ['Development', 24, 'Research and design cost money, and nothing is sold yet.'],
      ['Introduction', 3, 'Few know it; advertising is dear, and the price is high.'],
      ['Growth', 6, 'More and more people want it. Rivals copy it.'],
      ['Maturity', 12, 'Nearly all who want one have one. Prices fall.'],
      ['Decline', 6, 'Something newer is there, and sales fall.'],
      ['Taken off the market', 3, 'The rest is sold off. Old phones should be recycled: they hold gold and copper.'],
    ],
  ),
  inSteps(
    ['business cycle', 'boom and recession', 'economic cycle', 'recession', 'boom and bust', 'economic crisis', 'trade cycle', 'recovery and recession'],
    { title: 'Boom and bust', subject: 'economics', what: 'an economy', timeUnit: 'months', isCycle: true },
    [
      ['Recovery', 18, 'Shops sell more again, and firms begin to hire.'],
      ['Boom', 36, 'Nearly everyone has work; wages and prices rise.'],
      ['Turning point', 6, 'Money becomes dear, and firms have built too much.'],
      ['Recession', 11, 'People buy less, firms dismiss workers, who then buy even less.'],
      ['Bottom', 6, 'The state spends more, and banks lower interest, until trust returns.'],
    ],
  ),
]
