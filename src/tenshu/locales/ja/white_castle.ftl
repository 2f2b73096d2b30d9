# 白鷺城／ホワイト・キャッスル。言葉は日本語版を遊ぶ人のものに合わせる：藩士、庭師、侍、灯籠。

white_castle-name = 白鷺城／ホワイト・キャッスル
white_castle-about = 白鷺城／ホワイト・キャッスル（The White Castle）。ゲームデザイン：Isra C.、Sheila Santos（Llama Dice）、出版：Devir、2023年。カード、タイル、ボードの内容は、一致する複数の資料によりますが、例外が2つあります。ソロモードのライバルのカード9枚のうち、わかっているのは2面だけで、残りはこちらで復元したものです。お持ちの山札を --deck で読み込めます。ダイスタイルの置き場所に印刷された番号も復元です。ルールブックにないことは私たちの裁定（W1～W32）によります。

# 持ち物と、印刷されているもの。

white_castle-thing = { $thing ->
    [food] 食料{ $amount }
    [iron] 鉄{ $amount }
    [pearl] 真珠{ $amount }
    [coin] コイン{ $amount }
    [seal] 印{ $amount }
   *[vp] { $amount }点
}
white_castle-any = 好きな資源{ $amount }
white_castle-and = { $first }＋{ $second }
white_castle-or = { $first }か{ $second }
white_castle-nothing = なし
white_castle-offer = { $price }で{ $what }
white_castle-influence = 影響力{ $steps }
white_castle-lantern = 灯籠
white_castle-well = 井戸
white_castle-member = { $member ->
    [courtier] 藩士
    [gardener] 庭師
   *[warrior] 侍
}
white_castle-board-action = { $selection ->
    [light] 明るい欄
    [any] 好きな欄
    [coral] 珊瑚の欄
    [black] 黒の欄
   *[white] 白の欄
}
white_castle-domain-line = 領地の列
white_castle-line = { $colour ->
    [coral] 珊瑚
    [black] 黒
   *[white] 白
}の列（{ $member ->
    [courtier] 藩士
    [gardener] 庭師
   *[warrior] 侍
}）
white_castle-decree = { $decree ->
    [coin] コインの布告
    [seal] 印の布告
   *[vp] 得点の布告
}
white_castle-die = { $colour ->
    [coral] 珊瑚
    [black] 黒
   *[white] 白
}{ $value }
white_castle-face = ダイス{ $value }
white_castle-colour = { $colour ->
    [coral] 珊瑚
    [black] 黒
   *[white] 白
}
white_castle-space = { $by ->
    [rival] { $die }→
   *[seat] {""}
}{ $space ->
    [steward-room-1] 執事の間・左
    [steward-room-2] 執事の間・中
    [steward-room-3] 執事の間・右
    [diplomat-room-1] 外交の間・左
    [diplomat-room-2] 外交の間・右
    [outside-1] 城外・左（庭師か藩士）
    [outside-2] 城外・右（藩士か侍）
    [well] 井戸
   *[domain] 領地
}
white_castle-garden = { $colour ->
    [coral] 珊瑚
    [black] 黒
   *[white] 白
}の{ $kind ->
    [stone] 石庭
   *[plant] 草木の庭
}
white_castle-garden-place = { $colour ->
    [coral] 珊瑚
    [black] 黒
   *[white] 白
}の{ $kind ->
    [stone] 石庭
   *[plant] 草木の庭
}
white_castle-yard = 鉄{ $iron }の訓練場

# カードとタイル。

white_castle-card = { $kind ->
    [steward] 執事カード{ $number }
    [diplomat] 外交カード{ $number }
    [resource] 資源カード{ $number }
    [action] { $member ->
        [courtier] 藩士カード{ $number }
        [gardener] 庭師カード{ $number }
       *[warrior] 侍カード{ $number }
    }
   *[decree] { $member ->
        [coin] コインの布告
        [seal] 印の布告
       *[vp] 得点の布告
    }
}{ $rows ->
    [3] （{ $top }／{ $middle }／{ $bottom }）
    [2] （{ $top }／{ $middle }）
   *[other] {""}
}
white_castle-daimyo-card = 大名カード{ $number }（{ $left }／{ $middle }／{ $right }）
white_castle-tile = { $colour ->
    [coral] 珊瑚
    [black] 黒
   *[white] 白
}のタイル（{ $thing ->
    [food] 食料
    [iron] 鉄
    [pearl] 真珠
    [coin] コイン
   *[any] 好きな資源
}）
white_castle-garden-card = { $kind ->
    [stone] 石庭
   *[plant] 草木の庭
}{ $number }（食料{ $food }・{ $points }点・{ $what }）
white_castle-yard-tile = 訓練場タイル{ $number }（{ $blue }／{ $gold }）
white_castle-pair = 組{ $number }（{ $gains }・{ $action }カード）
white_castle-pair-gone = 組{ $number }
white_castle-rival-card = ライバルのカード{ $number }

# 答えになるもの。

white_castle-resource = { $thing ->
    [food] 食料
    [iron] 鉄
   *[pearl] 真珠
}
white_castle-exchange = 印{ $seals }で{ $thing ->
    [food] 食料
    [iron] 鉄
    [pearl] 真珠
   *[coin] コイン
}
white_castle-decline = 見送る
white_castle-pay = { $seals ->
    [0] 関所
   *[other] 印{ $seals }で関所を通る
}
white_castle-die-at = { $colour ->
    [coral] 珊瑚
    [black] 黒
   *[white] 白
}{ $value }（{ $end ->
    [left] 左
   *[right] 右
}）
white_castle-end = { $colour ->
    [coral] 珊瑚
    [black] 黒
   *[white] 白
}（{ $end ->
    [left] 左
   *[right] 右
}）
white_castle-audience = 城門で謁見を願う
white_castle-climb = { $floor ->
    [gate] 城門
    [stewards] 執事
   *[diplomats] 外交
}から{ $to ->
    [stewards] 執事
    [diplomats] 外交
   *[daimyo] 大名
}へ昇進
white_castle-enter = { $room }
white_castle-favour = 恩賞{ $number }（{ $what }）
white_castle-slot = { $room }の{ $row ->
    [top] 上段
    [middle] 中段
   *[bottom] 下段
}（{ $what }）

# ライバルのすること。

white_castle-rival-gardener = { $done ->
    [no] { $kind ->
        [stone] 石庭
        [plant] 草木の庭
       *[either] 庭
    }に庭師を送れない
   *[yes] { $kind ->
        [stone] 石庭
        [plant] 草木の庭
       *[either] 庭
    }に庭師を送る
}
white_castle-rival-act = { $done ->
    [no] { $act ->
        [warrior] 鉄{ $amount }の訓練場に送る侍がいない
        [audience] 城門に送る藩士がいない
        [climb] 昇進させる藩士がいない
        [influence] 時の流れの終点にいて進めない
       *[other] 何も得ない
    }
   *[yes] { $act ->
        [warrior] 鉄{ $amount }の訓練場に侍を送る
        [audience] 城門に藩士を送る
        [climb] 藩士を{ $amount }段昇進させる
        [influence] 時の流れを{ $amount }進む
        [coins] コイン{ $amount }を得る
       *[points] { $amount }点を得る
    }
}

# 答えで変わったもの。

white_castle-change = { $thing ->
    [food] 食料
    [iron] 鉄
    [pearl] 真珠
    [coin] コイン
    [seal] 印
    [vp] { "" }
   *[influence] 影響力
}{ $sign ->
    [more] +{ $amount }
   *[less] −{ $amount }
}{ $thing ->
    [vp] 点
   *[other] { "" }
}
white_castle-change-of = { $who }：{ $change }
white_castle-changes = { $first }、{ $second }
white_castle-ahead = { $who }より前へ
white_castle-round-over = 第{ $number }ラウンド終了

white_castle-sheet = { $line ->
    [play] ゲーム中
    [coins_and_seals] コインと印
    [resources] 資源
    [time] 時の流れ
    [gate] 城門
    [stewards] 執事
    [diplomats] 外交
    [daimyo] 大名
    [yards] 訓練場
   *[gardens] 庭
}
white_castle-sheet-told = { $line ->
    [play] 手番の中で得た点
    [coins_and_seals] コインと印を合わせて5つごとに1点
    [resources] 食料・鉄・真珠それぞれ、3～6で1点、7で2点
    [time] 時の流れのマーカーの位置に書かれた点
    [gate] 城門の藩士1人につき1点
    [stewards] 執事の階の藩士1人につき3点
    [diplomats] 外交の階の藩士1人につき6点
    [daimyo] 大名のもとの藩士1人につき10点
    [yards] 侍のいる訓練場の値の合計 × 城内（城門を除く）の藩士の数
   *[gardens] 庭師のいる庭の点
}
# 点の内訳。数字の下に。
white_castle-sum = { $values }
white_castle-sum-coins = ({ $coins }+{ $seals }) ÷ { $bundle }
white_castle-sum-time = マス{ $space }
white_castle-sum-times = { $count ->
    [1] { $values } × { $by }
   *[other] ({ $values }) × { $by }
}

# 質問：運、席、ライバルの山札。

white_castle-question-castle_card = 城に並ぶカードは？
white_castle-question-daimyo_card = 大名の恩賞は？
white_castle-question-die_tile = ダイスタイルの並びは？
white_castle-question-roll = ダイスの目は？
white_castle-question-garden_card = 橋のたもとの庭は？
white_castle-question-yard_tile = 訓練場のタイルは？
white_castle-question-turn_order = 手番の順は？
white_castle-question-resource_card = 選べる資源カードは？
white_castle-question-action_card = 組になるアクションカードは？
white_castle-question-pair = 最初の組を選んでください。
white_castle-question-die = 橋の端のダイスを取ってください。
white_castle-question-space = ダイスをどこに置きますか？
white_castle-question-owed = どれから行いますか？
white_castle-question-one_of = どちらを行いますか？
white_castle-question-pick = 資源を1つ選んでください。
white_castle-question-gardener = 庭師をどの庭に送りますか？
white_castle-question-warrior = 侍をどの訓練場に送りますか？
white_castle-question-courtier = 藩士は何をしますか？
white_castle-question-room = 藩士はどの部屋に入りますか？
white_castle-question-light = 明るい欄のどちらを使いますか？
white_castle-question-favour = 大名からどの恩賞を賜りますか？
white_castle-question-board_action = 城のどの欄を使いますか？
white_castle-question-line = 領地のどの列を使いますか？
white_castle-question-checkpoint = 印を払って関所を通りますか？
white_castle-question-last_exchange = 最終得点の前に印を交換しますか？
white_castle-question-refill = 城に来る新しいカードは？
white_castle-question-rival_card = ライバルの山札のいちばん上は？
white_castle-question-rival_die = ライバルはダイスをどこに置きますか？
white_castle-question-rival_act = ライバルは何をしますか？
white_castle-question-rival_garden = ライバルの庭師をどの庭に送りますか？
white_castle-question-rival_room = ライバルの藩士はどの部屋のカードを追い出しますか？

# 運がもたらしたこと、席がしたこと。

white_castle-did-castle_card = 城：{ $what }
white_castle-did-daimyo_card = 大名：{ $what }
white_castle-did-die_tile = { $many ->
    [yes] ダイスタイルが並びました。
   *[no] ダイスタイル：{ $what }
}
white_castle-did-roll = ダイス：{ $what }
white_castle-did-garden_card = 庭：{ $what }
white_castle-did-yard_tile = 訓練場：{ $what }
white_castle-did-turn_order = 手番の順：{ $what }
white_castle-did-resource_card = 最初の組：{ $what }
white_castle-did-action_card = 組になるカード：{ $what }
white_castle-exchanged = { $you ->
    [yes] { $what }を得た
   *[no] { $what }を得た
}
white_castle-did-pair = { $you ->
    [yes] { $what }を選んだ
   *[no] { $what }を選んだ
}
white_castle-did-die = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] { $what }を取った
       *[no] { $what }を取った
    }
}
white_castle-did-space = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] { $what }に置いた
       *[no] { $what }に置いた
    }
}
white_castle-did-owed = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] 残りを見送った
       *[no] 残りを見送った
    }
   *[other] { $you ->
        [yes] { $what }を選んだ
       *[no] { $what }を選んだ
    }
}
white_castle-did-one_of = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] どちらも見送った
       *[no] どちらも見送った
    }
   *[other] { $you ->
        [yes] { $what }を選んだ
       *[no] { $what }を選んだ
    }
}
white_castle-did-pick = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] { $what }を選んだ
       *[no] { $what }を選んだ
    }
}
white_castle-did-gardener = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] 庭師を送らなかった
       *[no] 庭師を送らなかった
    }
   *[other] { $you ->
        [yes] { $what }に庭師を送った
       *[no] { $what }に庭師を送った
    }
}
white_castle-did-warrior = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] 侍を送らなかった
       *[no] 侍を送らなかった
    }
   *[other] { $you ->
        [yes] { $what }に侍を送った
       *[no] { $what }に侍を送った
    }
}
white_castle-did-courtier = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] 藩士をそのままにした
       *[no] 藩士をそのままにした
    }
    [white_castle-audience] { $you ->
        [yes] 藩士を城門に送った
       *[no] 藩士を城門に送った
    }
   *[other] { $you ->
        [yes] 藩士が{ $what }した
       *[no] 藩士が{ $what }した
    }
}
white_castle-did-room = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] { $what }に入った
       *[no] { $what }に入った
    }
}
white_castle-did-light = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] { $what }を使った
       *[no] { $what }を使った
    }
}
white_castle-did-favour = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
   *[other] { $you ->
        [yes] { $what }を賜った
       *[no] { $what }を賜った
    }
}
white_castle-did-board_action = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] 欄を使わなかった
       *[no] 欄を使わなかった
    }
   *[other] { $you ->
        [yes] { $what }を使った
       *[no] { $what }を使った
    }
}
white_castle-did-line = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] 列を使わなかった
       *[no] 列を使わなかった
    }
   *[other] { $you ->
        [yes] { $what }を使った
       *[no] { $what }を使った
    }
}
white_castle-did-checkpoint = { $answer ->
    [white_castle-exchange] { white_castle-exchanged }
    [white_castle-decline] { $you ->
        [yes] 関所の前に留まった
       *[no] 関所の前に留まった
    }
   *[other] { $you ->
        [yes] 関所を通った
       *[no] 関所を通った
    }
}
white_castle-did-last_exchange = { $answer ->
    [white_castle-decline] { $you ->
        [yes] 残りの印は取っておいた
       *[no] 残りの印は取っておいた
    }
   *[other] { white_castle-exchanged }
}
white_castle-did-refill = 城の新しいカード：{ $what }
white_castle-did-rival_card = 山札のいちばん上：{ $what }
white_castle-did-rival_die = ライバルのダイス：{ $what }
white_castle-did-rival_act = ライバルは{ $what }。
white_castle-did-rival_garden = { $you ->
    [yes] ライバルの庭師を{ $what }に送った
   *[no] ライバルの庭師を{ $what }に送った
}
white_castle-did-rival_room = { $you ->
    [yes] ライバルの藩士のために{ $what }のカードを除いた
   *[no] ライバルの藩士のために{ $what }のカードを除いた
}

# ルールブックの項目と、決め手になった裁定。

white_castle-section = { $part ->
    [setup] ゲームの準備
    [dice] ダイスの使い方
    [stacking] ダイスを重ねる
    [gaining] 獲得と支払い
    [castle] 城
    [outside] 城外
    [well] 井戸
    [domains] 領地
    [warrior] 侍
    [gardener] 庭師
    [courtier] 藩士
    [audience] 謁見
    [climbing] 昇進
    [seals] 大名の印
    [lantern] 灯籠の報酬
    [time] 時の流れ
    [end] ゲームの終了
   *[solitaire] ソロのアイコン
}{ $number ->
    [0] {""}
   *[other] { $number }
}{ $ruling ->
    [0] {""}
   *[other] ・W{ $ruling }
}

# 選べる答えの代価と見返り。

white_castle-explain-at-once = { $changed }（{ $rule }）
white_castle-explain-nothing-yet = まだ何も変わらない（{ $rule }）
white_castle-explain-have = 手持ちは{ $what }になる
white_castle-explain-next = 次に{ $question ->
    [pick] 資源を1つ選ぶ
    [gardener] 庭師（送れる庭は{ $places }つ）
    [warrior] 侍（送れる訓練場は{ $places }つ）
    [courtier] 藩士（できることは{ $places }つ）
    [room] 部屋とそのカードを選ぶ
    [favour] 恩賞を{ $places }つから選ぶ
    [board_action] 欄を{ $places }つから選ぶ
    [line] 列を{ $places }つから選ぶ
   *[checkpoint] 関所
}
white_castle-explain-worth = 終了時+{ $points }点
white_castle-explain-score = 最終得点+{ $points }点
white_castle-explain-declines = { $question ->
    [gardener] 庭師を送らない
    [warrior] 侍を送らない
    [courtier] 藩士を送らない
    [climb] 藩士を昇進させない
    [audience] 藩士を城門に送らない
    [board_action] 欄を使わない
    [line] 列を使わない
    [last_exchange] もう交換しない
   *[other] 行わないもの：{ $what }
}（{ $rule }）
white_castle-explain-stays = マス{ $space }に留まり、残り{ $steps }歩は失われる（{ $rule }）
white_castle-explain-lantern = 灯籠：{ $what }
white_castle-explain-gives = 得るもの：{ $what }
white_castle-explain-uncovers = 次にその端に来るのは{ $die }（{ $rule }）
white_castle-explain-leaves-one = 反対の端に{ $die }が残る（{ $rule }）
white_castle-explain-last-die = この橋の最後のダイス（{ $rule }）
white_castle-explain-covers = { $covered }の上に{ $value }でコイン{ $sign ->
    [more] +{ $coins }
    [less] −{ $coins }
   *[even] { $coins }
}（{ $rule }）
white_castle-explain-offers = 次に{ $what }（{ $rule }）
white_castle-explain-one-of = 次に{ $what }（{ $rule }）
white_castle-explain-well = 得るもの：{ $what }（{ $rule }）
white_castle-explain-lost = 上限を超えて失うもの：{ $what }（{ $rule }）
white_castle-explain-season = マス{ $space }へ（季節{ $season }、{ $points }点）
white_castle-explain-card = カード：{ $what }
white_castle-explain-yard = 訓練場：{ $what }
white_castle-explain-nobody-inside = 城内に藩士がいないうちは0点（{ $rule }）
white_castle-explain-no-favour = 恩賞はもう残っていない（{ $rule }）
white_castle-explain-vain = 今はそこでできることがない（{ $rule }）
white_castle-explain-dear = { $die }なら、同じことをしてコインが{ $coins }多く残る（{ $rule }）
white_castle-explain-room = { $card }を取り、{ $what }を使う（{ $rule }）
white_castle-explain-room-stays = { $what }を使う。山札が尽きたのでカードは残る（{ $rule }）
white_castle-explain-old-card = 前のカードで灯籠に{ $what }が加わる
white_castle-explain-line = 得るもの：{ $what }
white_castle-explain-pair = 最初の灯籠は{ $what }（{ $rule }）
white_castle-explain-rival-garden = ライバルに{ $points }点（{ $rule }）
white_castle-explain-rival-room = { $card }がゲームから除かれ、補充される（{ $rule }）
white_castle-explain-rival-room-stays = 山札が尽きたので{ $card }は残る（{ $rule }）

# 選べない答えの理由。

white_castle-explain-too-little = { $what }が必要ですが、{ $there }しかありません{ $seals ->
    [0] {""}
   *[other] 。先に印{ $seals }を交換すれば足ります
}（{ $rule }）。
white_castle-explain-no-exchange = 今は印を交換できません（{ $rule }）。
white_castle-explain-no-last-coin = 最後には、コインにも印と同じ価値しかありません（{ $rule }）。
white_castle-explain-at-cap = もう{ $what }あり、それ以上は持てません（{ $rule }）。
white_castle-explain-no-decline = これは見送れません（{ $rule }）。
white_castle-explain-no-pair = 選べません（{ $rule }）。
white_castle-explain-no-die = そこにダイスはありません（{ $rule }）。
white_castle-explain-full = もう置けません。ダイスは{ $dice }個までです（{ $rule }）。
white_castle-explain-line-full = もうダイスがあります：{ $line }（{ $rule }）。
white_castle-explain-no-colour = { $colour }のタイルはありません（{ $rule }）。
white_castle-explain-not-owed = 今それは選べません（{ $rule }）。
white_castle-explain-cannot = 印を全部交換してもできません（{ $rule }）。
white_castle-explain-none-left = 領地に{ $member ->
    [courtier] 藩士
    [gardener] 庭師
   *[warrior] 侍
}はもういません（{ $rule }）。
white_castle-explain-own-gardener = もう自分の庭師がいます（{ $rule }）。
white_castle-explain-half-used = { $half ->
    [audience] このアクションの謁見は済みました（{ $rule }）。
   *[climb] このアクションの昇進は済みました（{ $rule }）。
}
white_castle-explain-nobody-there = { $floor ->
    [gate] 城門
    [stewards] 執事の階
   *[diplomats] 外交の階
}に自分の藩士がいません（{ $rule }）。
white_castle-explain-other-floor = 別の階です。藩士がいるのは{ $floor ->
    [stewards] 執事の階
   *[other] 外交の階
}です（{ $rule }）。
white_castle-explain-other-room = 新しいカードは{ $room }のものです。その明るい欄を選んでください（{ $rule }）。
white_castle-explain-dark = その欄は暗い欄です。{ $room }の明るい欄を選んでください（{ $rule }）。
white_castle-explain-favour-taken = もう{ $who }のものです（{ $rule }）。
white_castle-explain-not-selected = { $selection ->
    [light] 今使えるのは明るい欄だけです（{ $rule }）。
    [coral] 今使えるのは珊瑚のタイルの欄だけです（{ $rule }）。
    [black] 今使えるのは黒のタイルの欄だけです（{ $rule }）。
   *[other] 今使えるのは白のタイルの欄だけです（{ $rule }）。
}
white_castle-explain-line-used = 使えるのは1手番に1回だけです（{ $rule }）。
white_castle-explain-no-rival-garden = ライバルは、その種類のまだ庭師のいない庭のうち、点のいちばん低い庭を選びます（{ $rule }）。

# 山札の誤り。

white_castle-deck-json = { $name } は JSON ではありません。山札は {"{"}"cards": [ … ]{"}"} のようなファイルです。
white_castle-deck-size = { $name } のカードは{ $found }枚です。ライバルの山札は "cards" という一覧に{ $size }枚必要です。
white_castle-deck-card = { $name } のカード{ $card }："{ $part }" に "{ $said }" は使えません。使えるもの：{ $known }。
white_castle-deck-value = "{ $value }" はライバルの山札ではありません。--deck でファイルを指定するか、"reconstructed" にしてください。
white_castle-deck-dice = 山札 { $name } では、橋に残るダイスが次のものだけのとき、ライバルが取れなくなることがあります：{ $dice }。少なくとも2枚のカードがそのどれかを示すようにしてください。

# 「?」は質問の、「r」はゲームの説明。続いて選択ルールの説明。

white_castle-rule-pair = 手番が最後の人から選びます。アクションカードは領地に置き、資源カードは品物を得てから裏返し、最初の灯籠にします。
white_castle-rule-die = 橋の左端か右端からダイスを1個取ります。左端なら灯籠もともり、灯籠エリアのカードの裏が示すものをすべて得ます。
white_castle-rule-space = ダイスの目を、印刷された数字か下のダイスの目と比べます。大きければ差の分のコインを得て、小さければ払います。部屋に置けるのはタイルと同じ色のダイスだけで、そのタイルの横の欄を使います。城外では2つの役目のどちらかを行い、井戸にはどのダイスも置け、領地ではダイスと同じ色の列を使います。{ $seats ->
    [1] 井戸のほかは、1か所にダイス1個までです。
    [2] 井戸のほかは、1か所にダイス1個までです。
   *[other] メインボードは1か所に2個、領地の列は1個、井戸は何個でも置けます。
}
white_castle-rule-owed = どれから行ってもかまいません。もらうだけのものは必ず受け取ります。人を送るアクション、欄、列は、まとめて見送れます。代価は選んだときに払います。
white_castle-rule-one_of = 城外では2つのうち1つを行います。
white_castle-rule-pick = 1つずつ選びます。各資源は7まで持てます。
white_castle-rule-gardener = 庭には食料を払い、その効果を得ます。第1・第2ラウンドの終わりに、橋にダイスが残っていればもう一度得ます。最後に点にもなります。自分の庭師は庭1枚に1人までです。
white_castle-rule-warrior = 訓練場には鉄を払い、タイルの効果を得ます。最後に、侍の価値の合計に、城内の（城門を除く）自分の藩士の数を掛けます。
white_castle-rule-courtier = 謁見と昇進を1回ずつ、どちらからでも行えます。謁見はコイン2で藩士を城門へ、昇進は真珠2で1段、真珠5で2段、藩士1人を上げます。藩士は最後に、城門で1点、執事の階で3点、外交の階で6点、大名のもとで10点です。
white_castle-rule-room = その部屋のカードが自分のアクションカードになり、前のカードは裏返して灯籠に加えます。新しいカードの明るい欄を1つすぐに使います。
white_castle-rule-light = 取ったばかりのカードの明るい欄を1つ使います。
white_castle-rule-favour = 恩賞を受けられるのは、1つにつき藩士1人だけです。
white_castle-rule-board_action = 城のカードの欄を1つ、ダイスなしで使います。執事カードの暗い欄には、ここでも印1が必要です。
white_castle-rule-line = 列に見えているものを得て、次にアクションカードのその列の欄を使います。{ $domain_lines ->
    [unlimited] 効果で列を使う回数に制限はありません。
   *[once] どの列も1手番に1回だけで、ダイスを置いた列も数えます。
}
white_castle-rule-checkpoint = 印を払って次の季節に進むか、関所の前に留まります。留まると残りの移動は失われます。
white_castle-rule-last_exchange = 資源はそれぞれ3～6で1点、7で2点。コインと印は合わせて5つごとに1点です。
white_castle-rule-rival_garden = ライバルの庭師は点のいちばん低い庭に行きます。同じ点なら、あなたが選びます。
white_castle-rule-rival_room = ライバルの藩士は、自分のいる階の部屋からカードを1枚追い出します。どれにするかはあなたが選びます。
white_castle-rules = 3ラウンド、各3手番。手番では橋の端からダイスを取って置きます。下の数字より大きければ差の分のコインを得て、小さければ払います。左端のダイスなら灯籠もともり、灯籠エリアのカードの裏が示すものをすべて得ます。部屋ではダイスと同じ色のタイルの横の欄を使い、城外では2つの役目のどちらかを行い、井戸では印1とタイル2枚のものを得て、領地では列と、アクションカードのその列の欄を使います。庭師は食料を払って庭に送り、すぐに効果を、最後に点を得ます。第1・第2ラウンドの終わりに橋にダイスが残っていれば、庭の効果をもう一度得ます。侍は鉄を払って訓練場に送り、効果を得ます。最後に、城内の藩士1人ごとに訓練場の価値だけ点になります。藩士はコイン2で城門へ、真珠2か5で1段か2段昇進します。下の2つの階では新しいカードを得て、前のカードが灯籠に加わります。最上階では大名が恩賞を与えます。印は一部の欄と、時の流れの関所に払います。時の流れは点と手番の順を決めます。印はいつでも2つで資源1、1つでコイン1に換えられます。持てるのは各資源7、印5まで。{ $domain_lines ->
    [unlimited] 効果で領地の列を使う回数に制限はありません。
   *[once] 効果で使える領地の列は、それぞれ1手番に1回です。
}最後に、コインと印は合わせて5つごとに1点、資源は3～6で1点、7で2点、時の流れ、藩士、訓練場、庭が点になります。{ $seats ->
    [1] ライバル（{ $difficulty ->
        [easy] やさしい
        [medium] ふつう
       *[hard] むずかしい
    }）は9枚の山札で動きます。{ $deck ->
        [reconstructed] わかっているのは2面だけで、残りはこちらで復元したものです。
       *[other] 山札は持ち込まれたものです。
    }ライバルは何も払わず、できないことがあればラウンド数と同じ点を得ます。
   *[other] 点のいちばん多い人の勝ちです。
}ダイスタイルの置き場所の番号も復元したものです。
white_castle-tiebreak = 同点なら、手番の順が先の人の勝ちです。
white_castle-option-difficulty = ひとりで遊ぶときの、ライバルの最初の強さ
white_castle-option-difficulty-told = { $difficulty ->
    [easy] 何も持たずに始め、後手です。
    [medium] 3点と影響力1で始め、先手です。
   *[hard] 8点と影響力3で始め、先手です。
}
white_castle-option-domain_lines = 効果で領地の各列を使えるのが1手番に1回か、制限なしか
white_castle-option-deck = ひとりで遊ぶときのライバルの山札：こちらで用意したもの（2面だけ製品どおりで残りは復元）か、ファイルで持ち込むもの

# 描かれるもの。

white_castle-round = ラウンド{ $number }/{ $rounds }
white_castle-turn = 手番{ $number }/{ $turns }
white_castle-phase = { $phase ->
    [set_up] 準備
    [draft] 最初の組
    [gardens] ラウンド終了：庭
   *[last_exchanges] ゲーム終了：最後の交換
}
white_castle-unlimited-lines = 領地の列は何度でも
white_castle-difficulty = ライバル：{ $difficulty ->
    [easy] やさしい
    [medium] ふつう
   *[hard] むずかしい
}
white_castle-rival-deck = { $deck ->
    [reconstructed] 山札は復元
   *[brought] 山札は持ち込み
}
white_castle-place = { $place }番手

white_castle-area = { $area ->
    [castle] 城
    [spaces] その他の場所
    [bridges] 橋
    [yards] 訓練場
    [courtiers] 藩士
    [favours] 大名の恩賞
    [time] 時の流れ
    [pairs] 最初の組
    [domain] 領地
    [deck] ライバルの山札
    [hand] 取ったダイス
   *[owed] 残っていること
}
white_castle-column = { $column ->
    [die] ダイス
    [dice] ダイス
    [top] 上
    [middle] 中
    [bottom] 下
    [gives] 効果
    [bridge] 左端は灯
    [stone] 石庭
    [plant] 草木の庭
    [worth] 価値
    [warriors] 侍
    [courtiers] 配置
    [taken] 獲得
    [markers] 位置
    [stock] 手持ち
    [card] アクションカード
    [lantern] 灯籠
    [gains] 獲得
    [row] 公開
   *[deck] 次
}
white_castle-row = { $row ->
    [steward-room-1] 執事・左
    [steward-room-2] 執事・中
    [steward-room-3] 執事・右
    [diplomat-room-1] 外交・左
    [diplomat-room-2] 外交・右
    [outside-1] 城外・左
    [outside-2] 城外・右
    [well] 井戸
    [gate] 城門
    [stewards] 執事
    [diplomats] 外交
   *[daimyo] 大名
}
white_castle-bridge = { $shape } { $colour ->
    [coral] 珊瑚
    [black] 黒
   *[white] 白
}
white_castle-yard-row = 鉄{ $iron }
white_castle-favour-row = { $number }
white_castle-pair-row = 組{ $number }
white_castle-worth = { $what } { $points }
white_castle-next-toll = 次は{ $toll }
white_castle-season = { $spaces }（{ $toll }）
white_castle-value = { $value }
white_castle-line-column = { $shape } { $member }
white_castle-hand-end = { $end ->
    [left] 左端から（灯籠つき）
   *[right] 右端から
}
white_castle-owed = { $order ->
    [next] 今
   *[later] 後で
}{ $sort ->
    [one] 、どちらか
   *[all] {""}
}
white_castle-block = { $colour ->
    [coral] 珊瑚
    [black] 黒
   *[white] 白
}のタイル横の{ $tone ->
    [light] 明るい欄
   *[dark] 暗い欄
}：{ $what }
white_castle-home = { $member ->
    [courtier] 藩士
    [gardener] 庭師
   *[warrior] 侍
}{ $count }人が領地に
white_castle-line-gives = { $line }：{ $what }
white_castle-member-of = { $clan ->
    [rival] ライバル
   *[other] 席{ $clan }
}の{ $member ->
    [courtier] 藩士
    [gardener] 庭師
   *[warrior] 侍
}
white_castle-marker = { $clan ->
    [rival] ライバル
   *[other] 席{ $clan }
}：マス{ $space }

# 略記。
white_castle-short-blank = {" "}
white_castle-short-in = { $colour ->
    [coral] ({ $what })
    [black] [{ $what }]
   *[white] <{ $what }>
}
white_castle-short-thing = { $thing ->
    [food] 食{ $amount }
    [iron] 鉄{ $amount }
    [pearl] 珠{ $amount }
    [coin] 金{ $amount }
    [seal] 印{ $amount }
   *[vp] { $amount }点
}
white_castle-short-any = 任{ $amount }
white_castle-short-and = { $first }+{ $second }
white_castle-short-or = { $first }か{ $second }
white_castle-short-offer = { $price }:{ $what }
white_castle-short-influence = 影{ $steps }
white_castle-short-lantern = 灯
white_castle-short-well = 井戸
white_castle-short-member = { $member ->
    [courtier] 藩
    [gardener] 庭
   *[warrior] 侍
}
white_castle-short-block = { $selection ->
    [light] 明欄
   *[any] 欄
}
white_castle-short-domain-line = 列
white_castle-short-decree = 灯{ $what }
white_castle-short-member-of = { $member ->
    [courtier] 藩
    [gardener] 庭
   *[warrior] 侍
}{ $clan ->
    [rival] R
   *[other] { $clan }
}
white_castle-short-marker = { $clan ->
    [rival] R
   *[other] { $clan }
}@{ $space }
white_castle-short-worth = { $points }/{ $member }
white_castle-short-spaces = { $first }-{ $last }
white_castle-short-range = { $first }-{ $last }点
white_castle-short-garden = { $food } { $points } { $what }
white_castle-short-home = { $member }{ $count }
white_castle-short-rival-card = { $first }、{ $second } / { $shape } の{ $position ->
    [left] 左
    [center] 中央
   *[right] 右
}を{ $space }へ
white_castle-short-rival-gardener = { $member }{ $kind ->
    [stone] （石庭）
    [plant] （草木）
   *[either] （どこでも）
}
white_castle-short-rival-warrior = { $member }（{ $iron }）
white_castle-short-rival-courtier = { $member }{ $levels ->
    [0] （城門へ）
   *[other] （{ $levels }段昇進）
}
white_castle-sign = { $sign ->
    [price] 「:」の前は支払い
    [member] { $clan ->
        [rival] ライバル
       *[other] 席{ $clan }
    }の庭師
    [marker] { $clan ->
        [rival] ライバル
       *[other] 席{ $clan }
    }がいるマス
    [dark] 珊瑚のタイル横の欄。藩・庭・侍の欄は暗く、ほかは明るい
    [card] ライバルのカード：めくられたときの行動 / ダイスとその置き場所
    [garden] 庭：費用、終了時の点、効果
    [home] 領地にいる藩士
   *[worth] 城内の藩士1人につき
}

# 画面が卓について補うことば。

white_castle-look-printed = 印刷された数字は{ $value }
white_castle-look-beneath = その下（順に）：{ $what }
white_castle-look-garden = 食料{ $food }を払い、効果は{ $what }、最後に{ $points }点
white_castle-look-bridge = { $colour ->
    [coral] 珊瑚
    [black] 黒
   *[white] 白
}の橋
white_castle-look-left = 左端のダイスを取ると、灯籠もともります。
white_castle-look-yard = 最後に、城内の自分の藩士1人につき{ $points }点
white_castle-look-season = 時の流れ：マス{ $first }～{ $last }{ $toll ->
    [0] {""}
   *[other] 、入るには印{ $toll }
}{ $worth ->
    [none] 、0点
    [same] 、{ $most }点
   *[range] 、{ $fewest }～{ $most }点
}
white_castle-look-marker = { $name }：マス{ $space }
white_castle-look-members = { $name }：{ $member ->
    [courtier] 藩士
    [gardener] 庭師
   *[warrior] 侍
}{ $count }人
white_castle-look-clans = 時の流れと一族
white_castle-look-home = { $name }の領地
white_castle-look-influence = 時の流れ：マス{ $space }
white_castle-look-done = この手番ですることは、もうありません。
white_castle-look-several = まとめて選ぶ
white_castle-look-exchange = 印を交換
white_castle-look-exchange-first = このままではどれも払えません。先に印を交換するか、見送ってください。
white_castle-look-or = か
white_castle-look-spaces = ダイスを置ける場所
white_castle-look-whole = 全体
white_castle-look-closer = 拡大：{ $part }
white_castle-look-table = 卓を見る
white_castle-look-pairs = 組に戻る
white_castle-look-die-of = { $position ->
    [left] 左
    [center] 中
   *[right] 右
}
white_castle-look-rival-die = ダイスは{ $colour ->
    [coral] 珊瑚
    [black] 黒
   *[white] 白
}の橋の{ $position ->
    [left] 左
    [center] 中
   *[right] 右
}、行き先は{ $space }

# しるしの意味。

white_castle-icon = { $icon ->
    [food] 食料：庭師を送るときに払います。7まで。
    [iron] 鉄：侍を送るときに払います。7まで。
    [pearl] 真珠：昇進に払います。1段で2、2段で5。7まで。
    [coin] コイン：城門での謁見と、下の数字より小さいダイスを置くときに払います。
    [seal] 印：暗い欄と関所に払います。2つで資源1、1つでコイン1に。5まで。
    [vp] 得点：最後にいちばん多い人の勝ちです。
    [any] 好きな資源：食料、鉄、真珠のどれか。
    [courtier] 藩士：コイン2で城門での謁見、真珠で昇進、またはその両方。
    [gardener] 庭師：庭へ1人送り、食料を払います。
    [warrior] 侍：訓練場へ1人送り、鉄を払います。
    [rival] ゲームが動かすライバル。
    [influence] 影響力：時の流れをその数だけ進みます。
    [lantern] 灯籠：灯籠エリアが示すものをすべて得ます。
    [well] 井戸：印1と、タイル2枚が示すもの。
    [block-any] 城のカードの好きな欄。
    [block-light] 城のカードの明るい欄。
    [block-coral] 城の珊瑚タイルの横の欄。
    [block-black] 城の黒タイルの横の欄。
    [block-white] 城の白タイルの横の欄。
    [tile-coral] 珊瑚のタイル：隣にあるものは、珊瑚のダイスで使います。
    [tile-black] 黒のタイル：隣にあるものは、黒のダイスで使います。
    [tile-white] 白のタイル：隣にあるものは、白のダイスで使います。
    [line] 領地の列1つと、アクションカードのその列の欄。
    [line-coral] 領地の珊瑚の列と、アクションカードのその列の欄。
    [line-black] 領地の黒の列と、アクションカードのその列の欄。
    [line-white] 領地の白の列と、アクションカードのその列の欄。
    [decree-coin] 布告：灯籠にコイン1が加わります。
    [decree-seal] 布告：灯籠に印1が加わります。
    [decree-vp] 布告：灯籠に1点が加わります。
    [audience] 謁見：コイン2で藩士が城門へ。
    [climb-1] 藩士が1段昇進。
    [climb-2] 藩士が2段昇進。
    [garden-stone] 石庭。
    [garden-plant] 草木の庭。
    [card] アクションカード：各列で行うこと。
   *[other] 卓の一部。
}
