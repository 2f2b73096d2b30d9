# 最初のゲームの案内。問いごとに一文、ものごとは一度ずつ。

guide-wait = ほかの人の番です。何を取り、何が残るかを見ていましょう。
guide-end-turn = これで全部です。手番を終えましょう。戻すこともできます。
guide-reveal = 続きを見ると、手番がまだ続きます。戻すなら今のうちに。
guide-round = 第{ $round }ラウンド終了：{ $standing }。
guide-round-mine = いちばん多かったのは「{ $line }」の{ $points }点。
guide-round-other = { $name }は「{ $line }」の{ $points }点が最多。

# The White Castle

guide-white_castle-ask-pair = 最初の組を選びます。もらえる品物、領地のカード、最初の灯籠が決まります。
guide-white_castle-ask-die = ダイスを1個取ります。色で使える部屋が、目でコインが決まります。
guide-white_castle-ask-space = いちばん役に立つ所に置きましょう。光っている所に置けます。
guide-white_castle-ask-owed = どれも行えます。どれを先にするか選びましょう。
guide-white_castle-ask-one_of = どちらか1つ。誰を送りますか。
guide-white_castle-ask-pick = 次に使うものを取りましょう。庭には食料、訓練場には鉄、昇進には真珠です。
guide-white_castle-ask-gardener = 食料を払って庭に送ります。すぐに効果があり、最後に点にもなります。
guide-white_castle-ask-warrior = 鉄を払って訓練場に送ると、タイルの効果を得ます。
guide-white_castle-ask-courtier = 藩士を城門へ、あるいは上の階へ。両方でもかまいません。
guide-white_castle-ask-room = どの部屋に入りますか。その部屋のカードが領地に来ます。
guide-white_castle-ask-light = 新しいカードの明るい欄を1つ、すぐに使えます。
guide-white_castle-ask-favour = 大名の御前です。恩賞を1つ願い出ましょう。
guide-white_castle-ask-board_action = 城の欄を1つ、ダイスを置いたときと同じように使えます。
guide-white_castle-ask-line = 領地の列を1つ使います。品物を得てから、カードの欄を使います。
guide-white_castle-ask-checkpoint = 印を払えば次の季節へ。払わなければここで止まります。
guide-white_castle-ask-last_exchange = 印を使う最後の機会。同じ資源が3個、または7個になると点が増えます。
guide-white_castle-ask-rival_garden = ライバルの庭師はどちらにも行けます。行き先を選びましょう。
guide-white_castle-ask-rival_room = ライバルの藩士がカードを1枚追い出します。自分に要らないものを選びましょう。
guide-white_castle-bridge = 橋は3つ。ダイスは左から小さい順です。取れるのは両端だけで、取ると次のダイスが端に来ます。
guide-white_castle-lantern = 左端は目が小さい代わりに灯籠がともり、灯籠エリアのものがすべてもらえます。カードが増えるほどお得です。
guide-white_castle-coins = ダイスの目を下の数字と比べます。大きければ差の分だけコインを得て、小さければ払います。
guide-white_castle-room = 部屋では、ダイスと同じ色のタイルの横の欄を使います。2つあれば両方使えます。
guide-white_castle-well = 井戸にはどのダイスも置け、下の数字は1。コインと印、タイル2枚のものがもらえ、コインが足りないときに助かります。
guide-white_castle-domain = 自分の領地の列です。品物を得てから、カードの欄を使います。人を送り出すほど品物が増えます。
guide-white_castle-steps = 手番を終えるまでは決まりません。問いの上の手順をタップすると、そこへ戻れます。
guide-white_castle-owed = もらえるものは必ず受け取り、アクションは見送れます。支払いに使うものを先に受け取りましょう。
guide-white_castle-gardener = 庭師はそれだけで点になります。第1・第2ラウンドのあと、橋にダイスが残っていれば、庭の効果をもう一度得ます。
guide-white_castle-warrior = 侍の点は藩士しだい。訓練場の価値に、城内の藩士の数を掛けます。
guide-white_castle-courtier = 藩士は城門で1点、上るごとに3点、6点、10点です。
guide-white_castle-climb = 真珠2で1段、5で2段昇進します。部屋に入れば、そのカードも手に入ります。
guide-white_castle-room-card = 部屋のカードが領地に入り、前のカードは裏返して灯籠に加わります。
guide-white_castle-favour = 恩賞はそれぞれ1回きり。早い者勝ちです。
guide-white_castle-decline = アクションは見送れます。支払いもありませんが、この手番ではもう行えません。
guide-white_castle-exchange = 印はいつでも交換できます。2個で資源1、1個でコイン1。暗い欄と関所のために残しておきましょう。
guide-white_castle-influence = 影響力で時の流れを進みます。先にいる人ほど次のラウンドの手番が早く、先の季節では点になります。
guide-white_castle-cap = 持てるのは資源それぞれ7個、印5個まで。あふれる前に使いましょう。
guide-white_castle-round-end = ラウンドが終わり、ダイスの残る橋の庭がもう一度効果を発揮し、手番の順は時の流れで決め直され、ダイスも振り直されました。

# Catte

guide-catte-ask-coffee = 次のトリックのコーヒーを選びます。色が切り札になり、数字は勝者が獲得します。
guide-catte-ask-play = このコーヒーを取るか、人に譲るか。猫カードを出しましょう。
guide-catte-ask-pair = 白猫を足します。数字は2枚の合計です。
guide-catte-follow = リードされた色があれば、必ずその色を出します。なければ何を出してもかまいません。
guide-catte-trump = 中央のコーヒーの色が切り札。リードが何色でも、その色でいちばん大きいカードが勝ちます。
guide-catte-set = 黒猫と白猫で茶色のセットになり、数字は2枚の合計です。
guide-catte-ties = 同じ数字（茶色だけで起こります）なら、後から出した方の勝ちです。
guide-catte-coffee = 獲得したコーヒーは合計していきます。上限ちょうどなら2倍、超えると0点。未使用のコーヒーも点になります。
guide-catte-round-end = 新しいラウンドです。カードは配り直し、点は残ります。

# Cat Tower

guide-cat_tower-ask-pick = ダイスを1個取ります。共通ダイスと合わせて、アイテムと階が決まります。
guide-cat_tower-ask-mark = 2つの数字に合う階にアイテムを書くか、パスして足あとに丸をつけます。
guide-cat_tower-shared = 誰も取らなかったダイスは全員で使います。何が残るかも考えて取りましょう。
guide-cat_tower-two = 一方がアイテム、もう一方が階。どちらをどちらに使うかは自由です。
guide-cat_tower-footprint = 足あと1つで目を1増減できます。パスでも丸をつけられるので、悪い目も無駄になりません。
guide-cat_tower-column = 全員が書いたら列を確かめます。最初に完成させた人は大きい数字、後の人は小さい数字が点になります。

# CATsle Builders

guide-catsle_builders-ask-play = カードを出します。強さで順位が決まり、順位で取る枚数が決まります。
guide-catsle_builders-ask-take = トリックからカードを取り、自分の城に置きます。
guide-catsle_builders-ask-place = 新しいスートの場所を選びます。同じスートは、これからもそこに置きます。
guide-catsle_builders-follow = リードされたスートがあれば必ず出します。そのスートがいちばん強く、次は数字の大きさです。
guide-catsle_builders-rank = 取るのは1位だけではありません。順位ごとの枚数を見てから出しましょう。
guide-catsle_builders-limit = { $edition ->
    [chatpentiers] 区画
   *[catsle_builders] 列
}は上限までなら1枚1点。1枚でも超えると減点になります。
guide-catsle_builders-perfect = { $edition ->
    [chatpentiers] 上限ちょうどの区画
   *[catsle_builders] 上限ちょうどの列
}が2つ以上あると、さらに点が入ります。まだ出ていないカードを数えましょう。
guide-catsle_builders-round-end = 新しいラウンドです。城は片づけ、点は残ります。
