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
    [yes] { $what }を出した
   *[no] { $what }を出した
}
catsle_builders-did-take = { $you ->
    [yes] { $what }を取った
   *[no] { $what }を取った
}
catsle_builders-did-place = { $answer ->
    [catsle_builders-scrap] { $you ->
        [yes] { $what }に置いた
       *[no] { $what }に置いた
    }
   *[catsle_builders-column] { $you ->
        [yes] { $what }に置いた
       *[no] { $what }に置いた
    }
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
catsle_builders-to-take = あと{ $cards }枚取る
catsle_builders-void = { $suit }なし

catsle_builders-the-trick = トリック
catsle_builders-extra = 追加カード
catsle_builders-rank = { $rank }位
catsle_builders-taken = 取ったカード
catsle_builders-from = { $seat }が出したカード
catsle_builders-last = 前のトリック
catsle_builders-taken-by = { $seat }へ
catsle_builders-discarded = 捨て札
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
catsle_builders-line-round-told = そのラウンドの各場所とボーナスの合計。0点を下回りません。
catsle_builders-scrap-told = ここに置いたカードは1枚につき−1点。
catsle_builders-column-told = 上限までは1枚1点。超えると、超えた1枚につき−1点だけになります。
catsle_builders-line-bonus-told = 上限ちょうどの場所が2・3・4か所あれば、それぞれ1・2・4点。
catsle_builders-line-floor-told = ラウンドの得点は0点を下回らないので、その分を戻します。

catsle_builders-explain-rank-so-far = 今のところ{ $played }人中{ $rank }位（ルール{ $rule }）
catsle_builders-explain-rank = { $cards ->
    [0] { $rank }位、取るカードなし（ルール{ $rule }）
   *[other] { $rank }位、カードを{ $cards }枚取る（ルール{ $rule }）
}
catsle_builders-explain-free = 新しいスート、置き場所は自由（ルール{ $rule }）
# カードの名前（行き先がある）か、置き場所の名前に続く。
catsle_builders-explain-joins = { $named ->
    [card] { $place }に入り、
   *[place] {""}
}{ $kind ->
    [scrap] { $cards }枚で1枚ごとに減点、{ catsle_builders-gain }点
   *[column] 上限{ $limit }枚に{ $cards }枚で{ catsle_builders-gain }点
}（ルール{ $rule }）
catsle_builders-gain = { $sign ->
    [more] +{ $amount }
   *[less] −{ $amount }
}
catsle_builders-explain-not-held = 手札にありません。
catsle_builders-explain-follow = リードは{ $suit }で、手札に{ $cards }枚あります。マストフォローなので、{ $suit }を出してください（ルール{ $rule }）。
catsle_builders-explain-not-there = 取れるカードの中にありません（ルール{ $rule }）。
catsle_builders-explain-no-scrap = 3人で遊ぶときは使いません（ルール{ $rule }）。
catsle_builders-explain-taken = もう{ $suit }があります。1か所に置けるスートは1つです（ルール{ $rule }）。

# 「?」は質問の、「r」はゲームの説明。続いて選択ルールの説明。
catsle_builders-rule-play = { $seats ->
    [5] リードされたスートが手札にあれば、それを出します（5-1）。まずリードされたスートが強く、次に数字の大きいもの、同じ数字なら後から出したものが強くなります（5-2）。1位は1枚、2位は1枚、3位は2枚取り、3位が次をリードします（5-3）。
   *[other] リードされたスートが手札にあれば、それを出します（5-1）。まずリードされたスートが強く、次に数字の大きいもの、同じ数字なら後から出したものが強くなります（5-2）。1位は1枚、2位は2枚取り、2位が次をリードします（5-3）。
}
catsle_builders-rule-take = 順位に応じた枚数を必ず取ります。ボードにあるスートは同じ場所へ、新しいスートは空いている場所へ置きます（5-3、5-4）。
catsle_builders-rule-place = 新しいスートは空いている場所ならどこにでも置けますが、それ以降の同じスートもそこへ置きます。上限以下なら1枚1点、超えると超えた1枚につき−1点だけになります（5-4、7）。
catsle_builders-rules = 3ラウンド行います。トリックごとに全員が1枚ずつ出します。リードされたスートが手札にあれば、必ず出します。リードされたスートがいちばん強く、次に数字の大きいもの、同じ数字なら後から出したものが強くなります。順位に応じてトリックのカードを取り、自分のボードに置きます。1か所には1スートだけ、同じスートは同じ場所に置きます。ラウンド終了時、上限以下の場所は1枚1点、超えた場所は超えた1枚につき−1点だけです。{ $seats ->
    [3] 3人では{ catsle_builders-scrap }がなく、毎トリック追加カードが1枚加わります。
   *[other] 左端の{ catsle_builders-scrap }のカードは1枚につき−1点です。
}上限ちょうどの場所は「完璧」で、2・3・4か所あれば、それぞれ1・2・4点が加わります。ラウンドの得点は0点を下回りません。合計点がいちばん多い人の勝ちです。
catsle_builders-tiebreak = 最終ラウンドで完璧な列が多かった人の勝ちです。
catsle_builders-option-edition = 使う言葉の版（ルールは同じ）
catsle_builders-option-winner_leads = CATsle Builders の選択ルール：1位が次のトリックをリードする
catsle_builders-option-removed_suit = 3人のときに箱に残すスート

# 運がもたらしたこと。
catsle_builders-did-start = スタートプレイヤーは{ $what }です。
catsle_builders-did-remove = 今回使わないスート：{ $what }
catsle_builders-did-deal = 配札：見えるカード{ $seen }枚、伏せたカード{ $hidden }枚
catsle_builders-did-reveal = 追加カードは{ $what }です。
