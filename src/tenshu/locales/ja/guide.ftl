# 最初のゲームの案内。問いごとに一文、ものごとは一度ずつ。

guide-wait = ほかの人の番です。何を取り、何が残るか見ていましょう。
guide-end-turn = これで全部です。戻すか、手番を終えましょう。
guide-round = 第{ $round }ラウンド終了：{ $standing }。
guide-round-mine = あなたの一番は「{ $line }」の{ $points }点。
guide-round-other = { $name }は「{ $line }」の{ $points }点。

# The White Castle

guide-white_castle-ask-pair = 始めの持ち物を選びます。品物と、領地のカードと、最初の灯籠です。
guide-white_castle-ask-die = ダイスを1個取ります。色で入れる間が、目でコインが決まります。
guide-white_castle-ask-space = 一番役に立つ所に置きましょう。光っている所に置けます。
guide-white_castle-ask-owed = どれもあなたのものです。順番を選びましょう。
guide-white_castle-ask-one_of = どちらか一つ。誰を送りますか。
guide-white_castle-ask-pick = 次に要るものを。庭には食料、訓練場には鉄、昇進には真珠です。
guide-white_castle-ask-gardener = 庭は食料を払い、すぐに効果があり、最後に点になります。
guide-white_castle-ask-warrior = 訓練場は鉄を払い、タイルのものがもらえます。
guide-white_castle-ask-courtier = 藩士を城門へ、あるいは上の階へ。両方でもかまいません。
guide-white_castle-ask-room = どの間に入りますか。そのカードが領地に来ます。
guide-white_castle-ask-light = 新しいカードの明るい欄を一つ、すぐに使えます。
guide-white_castle-ask-favour = 大名の前です。恩賞を一つ願いましょう。
guide-white_castle-ask-board_action = 城の欄を一つ、ダイスを置いたように使えます。
guide-white_castle-ask-line = 領地の列を一つ使います。品物のあと、カードの欄です。
guide-white_castle-ask-checkpoint = 印を払えば次の季節へ。払わなければここで止まります。
guide-white_castle-ask-last_exchange = 印を使う最後の機会。同じ資源は3個と7個で点になります。
guide-white_castle-ask-rival_garden = ライバルの庭師はどちらでも同じ。あなたが選びます。
guide-white_castle-ask-rival_room = ライバルの藩士がカードを追い出します。要らないものを選びましょう。
guide-white_castle-bridge = 橋は三つ、ダイスは左が小さく右が大きい。取れるのは端だけで、取ると次が端になります。
guide-white_castle-lantern = 左端は小さい目ですが灯籠がともり、灯籠エリアのものがすべて入ります。カードが増えるほど得です。
guide-white_castle-coins = ダイスの目と下の数を比べます。大きければ差だけコインが入り、小さければ払います。
guide-white_castle-room = 間では、ダイスと同じ色のタイルの横の欄を使います。二つあれば両方です。
guide-white_castle-well = 井戸はどのダイスも受け、数は1。コインと印とタイル2枚のものが入り、お金のないときに助かります。
guide-white_castle-domain = 自分の領地の列。品物のあとカードの欄です。送り出した人数だけ品物が増えます。
guide-white_castle-steps = 手番を終えるまでは決まりません。問いの上の手順にさわると、そこへ戻れます。
guide-white_castle-owed = もらえる物は必ずもらい、アクションは見送れます。支払いに使う物を先に。
guide-white_castle-gardener = 庭師はそれだけで点になります。第1・第2ラウンドの後、橋にダイスが残っていれば庭の効果をもう一度得ます。
guide-white_castle-warrior = 侍の点は藩士しだい。訓練場の値に、城内の藩士の数を掛けます。
guide-white_castle-courtier = 藩士は城門で1点、上るごとに3点、6点、10点です。
guide-white_castle-climb = 真珠2で一つ、5で二つ上れます。間に入れば、そのカードも手に入ります。
guide-white_castle-room-card = 間のカードが領地に入り、前のカードは裏返って灯籠に加わります。
guide-white_castle-favour = 恩賞はそれぞれ一度きり。早い者勝ちです。
guide-white_castle-decline = アクションは見送れて、支払いもありません。ただしこの手番では戻りません。
guide-white_castle-exchange = 印はいつでも交換できます。2個で資源、1個でコイン。暗い欄と関所のために残しておきましょう。
guide-white_castle-influence = 影響力で時の流れを進みます。先にいる人が次のラウンドで先手になり、遠い季節は点になります。
guide-white_castle-cap = 持てるのは資源それぞれ7個、印5個まで。あふれる前に使いましょう。
guide-white_castle-round-end = ラウンドの間に、ダイスの残る橋の庭の効果をもう一度得て、時の流れで手番順が変わり、ダイスが振り直されました。

# Catte

guide-catte-ask-coffee = 次のトリックのコーヒーを選びます。色が切り札、数は勝者のものです。
guide-catte-ask-play = このコーヒーを取るか、人に譲るか。猫を1枚出します。
guide-catte-ask-pair = 白猫を加えます。2枚の数字を足します。
guide-catte-follow = 最初に出た色があれば、その色を出します。なければ何でもかまいません。
guide-catte-trump = 中央のコーヒーの色が切り札。その色の一番大きいカードが勝ちます。
guide-catte-set = 黒猫と白猫で茶色のセットになり、数字は2枚の合計です。
guide-catte-ties = 同じ数（茶色だけ）なら、後から出した方の勝ちです。
guide-catte-coffee = 取ったコーヒーは足していきます。上限ちょうどで2倍、超えると0点。使わなかったコーヒーも点になります。
guide-catte-round-end = 新しいラウンドです。カードは配り直し、点は残ります。

# Cat Tower

guide-cat_tower-ask-pick = ダイスを1個選びます。共通ダイスと合わせて、アイテムと階が決まります。
guide-cat_tower-ask-mark = 二つの数でアイテムを階に書くか、パスして足あとに丸をつけます。
guide-cat_tower-shared = 誰も取らなかったダイスは全員のもの。残る目も考えて選びましょう。
guide-cat_tower-two = 片方がアイテム、もう片方が階。どちらにするかは自由です。
guide-cat_tower-footprint = 足あと一つで目を1動かせます。パスでももらえるので、悪い目も無駄になりません。
guide-cat_tower-column = 全員が書いたら列を確かめます。最初に完成させた人は大きい数、後の人は小さい数です。

# CATsle Builders

guide-catsle_builders-ask-play = カードを出します。順位が決まり、順位で取る枚数が決まります。
guide-catsle_builders-ask-take = トリックからカードを取り、自分の城に置きます。
guide-catsle_builders-ask-place = 新しいスートの場所を選びます。次からのカードもそこに置きます。
guide-catsle_builders-follow = 最初のスートがあれば出します。そのスートが強く、次に数の大きさです。
guide-catsle_builders-rank = 取るのは一位だけではありません。順位ごとの枚数を見てから出しましょう。
guide-catsle_builders-limit = { $edition ->
    [chatpentiers] 区画
   *[catsle_builders] 列
}は上限までなら1枚1点。1枚でも超えると減点になります。
guide-catsle_builders-perfect = { $edition ->
    [chatpentiers] 上限ちょうどの区画
   *[catsle_builders] 上限ちょうどの列
}が二つ以上あると、さらに点が入ります。まだ出ていないカードを数えましょう。
guide-catsle_builders-round-end = 新しいラウンドです。城は片づけ、点は残ります。
