# CATsle Builders と CHATpentiers。ボードの呼び名は版ごとに違う。

catsle_builders-name = { $edition ->
    [chatpentiers] CHATpentiers
   *[catsle_builders] CATsle Builders
}
catsle_builders-about = { $edition ->
    [chatpentiers] CHATpentiers（Musoka Studio、2026年）。CATsle Builders のフランス語版。ゲームデザイン：Yozaemon、Fukutarou。ジョーカー5枚は説明書にルールがないので、箱でお留守番です。
   *[catsle_builders] CATsle Builders ～猫の城大工～（梟老堂、2023年）。ゲームデザイン：Yozaemon Matsumoto、Fukutarou。
}
catsle_builders-suit = { $suit ->
    [gray] 灰
    [green] 緑
    [red] 赤
    [brown] 茶
   *[blue] 青
}
catsle_builders-card = { $suit }{ $number }
catsle_builders-scrap = { $edition ->
    [chatpentiers] ゼロゾーン
   *[catsle_builders] 廃材置き場
}
catsle_builders-column = { $edition ->
    [chatpentiers] 区画{ $number }
   *[catsle_builders] { $number }列目
}

catsle_builders-question-start = スタートプレイヤーは？
catsle_builders-question-remove = 箱に残すスートは？
catsle_builders-question-deal = 配られるカードは？
catsle_builders-question-reveal = めくられる追加カードは？
catsle_builders-question-play = カードを1枚出してください。
catsle_builders-question-take = カードを1枚取ってください。
catsle_builders-question-place = どこに置きますか？

catsle_builders-did-play = { $you ->
    [yes] { $what }を出しました
   *[no] { $what }を出した
}
catsle_builders-did-take = { $you ->
    [yes] { $what }を取りました
   *[no] { $what }を取った
}
catsle_builders-did-place = { $you ->
    [yes] { $what }に置きました
   *[no] { $what }に置いた
}

catsle_builders-round = ラウンド{ $number }/{ $rounds }
catsle_builders-trick = トリック{ $number }/{ $tricks }
catsle_builders-led = リードは{ $suit }
catsle_builders-removed = { $suit }抜き
catsle_builders-winner-leads = { $edition ->
    [chatpentiers] CATsle Builders の選択ルール：1位が次のリード
   *[catsle_builders] 選択ルール：1位が次のリード
}
catsle_builders-leads = リード
catsle_builders-hand-size = 手札{ $cards }枚
catsle_builders-void = { $suit }なし

catsle_builders-the-trick = トリック
catsle_builders-extra = 追加カード
catsle_builders-rank = { $rank }位
catsle_builders-board = { $edition ->
    [chatpentiers] 城ボード
   *[catsle_builders] 設計図
}
catsle_builders-limit = { $cards }/{ $limit }
catsle_builders-hand = 手札

catsle_builders-line-round = ラウンド{ $number }
catsle_builders-line-bonus = { $edition ->
    [chatpentiers] 完璧な区画
   *[catsle_builders] 完璧な列
}
catsle_builders-line-floor = マイナスなし

catsle_builders-explain-rank-so-far = 今のところ{ $played }人中{ $rank }位（ルール{ $rule }）
catsle_builders-explain-rank = { $cards ->
    [0] { $rank }位、取るカードなし（ルール{ $rule }）
   *[other] { $rank }位、カードを{ $cards }枚取る（ルール{ $rule }）
}
catsle_builders-explain-free = 新しいスート、置き場所は自由（ルール{ $rule }）
catsle_builders-explain-joins = { $place }が{ $cards }/{ $limit }になり、{ $points }点（ルール{ $rule }）
catsle_builders-explain-not-held = { $card }は手札にありません。
catsle_builders-explain-follow = リードは{ $suit }で、手札に{ $cards }枚あります。マストフォローです（ルール{ $rule }）。
catsle_builders-explain-not-there = { $card }は取れるカードの中にありません（ルール{ $rule }）。
catsle_builders-explain-no-scrap = 3人で遊ぶときは、{ $place }はありません（ルール{ $rule }）。
catsle_builders-explain-taken = { $place }には{ $suit }があります。1か所に置けるスートは1つです（ルール{ $rule }）。
