/**
 * Words of which the passwords are made that are tried first, as the lists of
 * stolen ones have them: with digits or signs behind, or letters written as
 * digits, they are no better. Short ones count where the rest is digits.
 */
const WORDS = `
password passwort passwd passw0rd passphrase motdepasse contrasena senha parola pasword pass
qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc asdf asdfasdf qwer zaqwsx
zaq1xsw2 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 q1w2e3r4t5 1g2w3e4r a1b2c3 a1b2c3d4 qwe123qwe qwe gfhjkm 1qaz 2wsx 3edc abcd abcde abcdef abcdefg abc aaa
letmein welcome login admin administrator root toor guest user username default master changeme change temp temporary test testing tester
iloveyou loveyou iloveu lovely love lover loveme loves myself sweet sweetheart sweetie honey darling baby babygirl babyboy babe angel angels kiss kisses
sunshine princess prince queen king flower flowers butterfly rainbow summer winter spring autumn star stars moon sun sky heaven diamond crystal
football baseball basketball soccer hockey tennis golf cricket rugby volleyball sports swimming skateboard snowboard
monkey dragon tiger lion eagle falcon shark dolphin panther wolf bear horse horses puppy kitty kitten bunny turtle chicken spider cat dog bird fish rabbit
superman batman spiderman ironman wonderwoman superstar hero joker robin avengers captain marvel
starwars startrek skywalker yoda vader matrix terminator gandalf hobbit frodo harrypotter hogwarts potter simpsons garfield snoopy mickey minnie tinkerbell disney
pokemon pikachu naruto sasuke goku dragonball doraemon totoro ghibli onepiece luffy zelda mario luigi nintendo sonic sega playstation xbox minecraft fortnite roblox overwatch warcraft starcraft diablo counterstrike halo pubg
michael jennifer jessica ashley nicole michelle daniel anthony joshua matthew andrew robert thomas jordan charlie amanda melissa samantha stephanie christopher christian alexander alexandra william elizabeth victoria benjamin jonathan patrick brandon justin tyler george maria martin marina natasha sophie hannah sarah rachel rebecca lauren megan chelsea heather danielle taylor austin dallas maggie ginger pepper buster bailey cookie chocolate peanut banana orange cherry apple strawberry coffee cheese pizza vanilla candy sugar
liverpool arsenal manchester manunited barcelona realmadrid juventus bayern chelseafc tottenham everton celtic rangers yankees cowboys steelers lakers redsox eagles packers raiders broncos patriots giants braves phillies dodgers
computer internet windows microsoft google facebook instagram twitter youtube linkedin samsung iphone android apple123 nokia sony toshiba dell lenovo server network system security database desktop laptop keyboard monitor wireless hacker
freedom forever friends friend family mother father sister brother mommy daddy grandma children lucky blessed jesus christ god godisgood faith hope grace peace trinity church bible
america england france germany canada mexico brazil russia china japan tokyo osaka kyoto sapporo nagoya nippon nihon london paris berlin newyork california texas florida chicago boston
sakura hanako taro tarou yamada tanaka suzuki sato satou watanabe takahashi himitsu aishiteru arigato konnichiwa ohayou samurai ninja sushi ichigo
mustang ferrari porsche mercedes corvette camaro harley yamaha kawasaki honda toyota nissan subaru ducati suzuki volvo
dearbook myspace blink whatever nothing something anything secret secrets private hidden unknown mystery magic wizard hunter killer death devil satan demon hell fire ice thunder lightning storm shadow phantom ghost ranger rocket guitar music metallica nirvana slipknot eminem beatles rocknroll hiphop dance dancer
trustno trustnoone fuckyou fuckme asshole bitch bullshit biteme sexy sexsex pussy
black white red blue green yellow purple orange pink silver gold golden
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
one two three onetwo onetwothree hello helloworld hellokitty goodbye yesterday today tomorrow please thankyou goodluck
railway railroad train trains locomotive roundhouse
`

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
